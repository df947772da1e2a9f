import HandwireFacts
import HandwireFindings

/// Arguments of makers that nothing takes.
extension Resolution {
  mutating func reportUntakenArguments() {
    for call in assistedCalls where !call.isDoubtful {
      for parameter in call.parameters where !call.taken.contains(parameter.name) {
        if case .unknown = parameter.type { continue }
        report(finding(for: parameter, of: call), in: call.scope)
      }
    }
  }

  private func finding(for argument: Callable.Parameter, of call: AssistedCall) -> Finding {
    let name = argument.name
    var notes: [FindingNote] = []
    var help = "remove '\(name)', or name it like the parameter that it is for"
    if let taker = taker(of: argument, in: call.scope) {
      notes = [FindingNote("'\(taker.name)' takes one, but the graph makes it once for all calls", at: taker.place)]
      help = "write '@Built' and 'private' before 'var \(taker.name)', to build it for each call"
    } else if case .external(let path, _) = argument.type, let last = path.last,
      let near = program.nearNames(last, from: context(of: call.scope)).first
    {
      notes = [FindingNote("'\(near.dottedName)' is declared here", at: program.place(of: near))]
      help = "write '\(near.dottedName)', if that is meant, or \(help)"
    }
    return Finding(
      rule: "unused-argument", severity: .error,
      message: "'\(name)' of \(call.description) is never taken: no parameter has its name, and no "
        + "single one has the type '\(program.describe(argument.type))'",
      place: argument.place, notes: notes, help: help, declaration: call.description, subject: name)
  }

  /// What would take the argument, if it were not made with the graph.
  private func taker(of argument: Callable.Parameter, in scope: ScopeIdentifier) -> Binding? {
    guard !KnownValueTypes.contains(argument.type) else { return nil }
    return bindings[scope.index].first { binding in
      switch binding.provision {
      case .owned(let creation, _), .shared(let creation, _):
        creation.callable.parameters.contains { $0.type.withoutOptional == argument.type }
      case .given, .member, .built, .provided, .inPlace: false
      }
    }
  }
}
