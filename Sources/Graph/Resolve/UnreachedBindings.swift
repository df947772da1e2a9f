import HandwireFacts

/// Leaves out what no generated code calls: providers that nothing needs (a function that another calls, or that a
/// member names as its implementation), and private members that are built for nobody, or only inside calls that
/// supply their arguments.
struct UnreachedBindings {
  let graph: ObjectGraph
  /// Declared bindings that some call builds with its own arguments.
  let builtInCalls: Set<BindingIdentifier>

  /// Built for nobody, not even inside a call.
  func unused() -> Set<BindingIdentifier> {
    let omitted = pruned().scopes.flatMap(\.bindings).filter { binding in
      if case .built = binding.provision, binding.isOmitted { true } else { false }
    }
    return Set(omitted.map(\.identifier).filter { !graph[$0].isOmitted }).subtracting(builtInCalls)
  }

  func pruned() -> ObjectGraph {
    let candidates = graph.scopes.flatMap(\.bindings).filter { !$0.isOmitted && isCandidate($0) }
    guard !candidates.isEmpty else { return graph }
    let kept = graph.scopes.flatMap(\.bindings).filter { !$0.isOmitted && !isCandidate($0) }
    let reached = graph.reached(from: kept.filter { $0.origin != .implicit })
    var result = graph
    for binding in candidates + kept.filter({ $0.origin == .implicit }) where !reached.contains(binding.identifier) {
      if case .member = binding.provision { continue }
      result.scopes[binding.identifier.scope.index].bindings[binding.identifier.index].isOmitted = true
    }
    return result
  }

  private func isCandidate(_ binding: Binding) -> Bool {
    switch binding.provision {
    case .provided: true
    case .built: binding.access <= .fileprivate
    case .given, .member, .owned, .shared, .inPlace: false
    }
  }
}
