import HandwireFacts
import HandwireFindings

/// Providers of objects that are called for several receivers: each of them gets another object.
struct ProviderSharingVerifier {
  let program: Program
  let graph: ObjectGraph

  private struct Call {
    var receiver: Site.Owner
    var parameter: Callable.Parameter
    var callable: Callable
  }

  func findings() -> [ScopedFinding] {
    var calls: [BindingIdentifier: [Call]] = [:]
    for receiver in graph.receivers {
      guard let creation = receiver.creation else { continue }
      for edge in creation.dependencies.edges {
        guard case .binding(let target) = edge.target, case .provided = graph[target].provision,
          let parameter = edge.parameter
        else { continue }
        calls[target, default: []].append(
          Call(receiver: receiver.owner, parameter: parameter, callable: creation.callable))
      }
    }
    return calls.keys.sorted().compactMap { identifier in
      guard let finding = finding(for: graph[identifier], calls[identifier] ?? []) else { return nil }
      return ScopedFinding(finding, in: identifier.scope)
    }
  }

  private func finding(for binding: Binding, _ calls: [Call]) -> Finding? {
    guard Set(calls.map(\.receiver)).count > 1, case .provided(let creation) = binding.provision else { return nil }
    switch program.kind(of: binding.key.withoutOptional) {
    case .class, .actor, .protocol: break
    case .value, .function, .unknown: return nil
    }
    guard !returnsParameter(creation.callable, of: binding.owner) else { return nil }
    let name = program.describe(creation.callable)
    var notes = calls.prefix(3).map {
      FindingNote("\(program.describe($0.callable)) receives one as '\($0.parameter.name)'", at: $0.parameter.place)
    }
    if calls.count > 3 { notes.append(FindingNote("and \(calls.count - 3) more")) }
    return Finding(
      rule: "provider-not-shared", severity: .warning,
      message: "\(binding.owner.name).\(name) is called for \(calls.count) receivers, and each gets another "
        + "'\(program.describe(binding.key))'",
      place: binding.place, notes: notes,
      help: "add to \(binding.owner.name): @Owned var \(binding.name): \(binding.typeSpelling)",
      declaration: "\(binding.owner.name).\(name)", subject: program.describe(binding.key))
  }

  /// A body that is one name hands on what is there already (`{ cache }`, `{ URLSession.shared }`).
  private func returnsParameter(_ callable: Callable, of owner: TypeIdentifier) -> Bool {
    let members =
      program.declarations(of: owner).map { ($0.path, $0.fact.members) }
      + program.extensions(of: owner).map { ($0.path, $0.fact.members) }
    for (path, facts) in members where path == callable.place.path {
      for function in facts.functions {
        let position = function.header.position
        guard position.line == callable.place.line, position.column == callable.place.column else { continue }
        if case .reference? = function.body { return true }
      }
    }
    return false
  }
}
