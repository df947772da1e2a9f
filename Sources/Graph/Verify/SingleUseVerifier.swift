import HandwireFacts
import HandwireFindings

/// Values that can be given away once only, and that a graph keeps or gives to several.
struct SingleUseVerifier {
  let program: Program
  let graph: ObjectGraph
  let early: EarlyBindings

  private struct Use {
    var parameter: Callable.Parameter
    var callable: Callable
    var isClosure: Bool
    /// With the graph, whose init may pass on an argument that it does not keep.
    var isEarly: Bool

    /// A borrowed value stays where it is.
    var isConsuming: Bool { isClosure || !parameter.specifiers.contains("borrowing") }
  }

  func findings() -> [ScopedFinding] {
    let single = Set(
      graph.scopes.flatMap(\.bindings).filter { !$0.isOmitted && $0.provision.isKept && !program.isCopyable($0.key) }
        .map(\.identifier))
    guard !single.isEmpty else { return [] }
    var uses: [BindingIdentifier: [Use]] = [:]
    for receiver in graph.receivers {
      guard let creation = receiver.creation else { continue }
      let isEarly = if case .binding(let binding) = receiver.owner { early.contains(binding) } else { false }
      for edge in creation.dependencies.edges {
        guard case .binding(let target) = edge.target, single.contains(target), let parameter = edge.parameter else {
          continue
        }
        uses[target, default: []].append(
          Use(parameter: parameter, callable: creation.callable, isClosure: edge.isDeferred, isEarly: isEarly))
      }
    }
    return single.sorted().compactMap { identifier in
      finding(for: graph[identifier], uses[identifier] ?? []).map { ScopedFinding($0, in: identifier.scope) }
    }
  }

  private func finding(for binding: Binding, _ uses: [Use]) -> Finding? {
    let type = program.describe(binding.key)
    let consuming = uses.filter(\.isConsuming)
    if case .given = binding.provision, binding.access <= .fileprivate, uses.count == 1,
      uses.allSatisfy({ $0.isEarly && !$0.isClosure })
    {
      return nil
    }
    let reason: String
    if let first = consuming.first {
      reason = "and \(program.describe(first.callable)) consumes it"
    } else if binding.isDeferred {
      reason = "and what is made at its first use is copied to each receiver"
    } else {
      return nil
    }
    let notes = consuming.prefix(3).map {
      FindingNote("\(program.describe($0.callable)) takes '\($0.parameter.name)'", at: $0.parameter.place)
    }
    let help: String
    switch binding.provision {
    case .given: help = "take it in a provider that makes a new '\(type)', or let the receivers take it 'borrowing'"
    case .member, .owned, .built, .shared, .provided, .inPlace:
      help = "write '@Built' before 'var \(binding.name)', so that each receiver gets one of its own"
    }
    return Finding(
      rule: "single-use-dependency", severity: .error,
      message: "\(graph[binding.identifier.scope].name) keeps '\(binding.name)', \(reason): '\(type)' is not copyable",
      place: binding.place, notes: notes, help: help, declaration: "\(binding.owner.name).\(binding.name)",
      subject: binding.name)
  }
}

extension Binding.Provision {
  fileprivate var isKept: Bool {
    switch self {
    case .given, .member, .owned, .shared: true
    case .built, .provided, .inPlace: false
    }
  }
}
