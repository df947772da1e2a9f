import HandwireFacts

/// Leaves out what no generated code calls: providers that nothing needs (a function that another calls, or that a
/// member names as its implementation), and what is built only inside calls that supply its arguments.
struct UnreachedBindings {
  let graph: ObjectGraph
  /// Declared bindings that some call builds with its own arguments.
  let builtInCalls: Set<BindingIdentifier>

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
    case .built: binding.access <= .fileprivate && builtInCalls.contains(binding.identifier)
    case .given, .member, .owned, .shared, .inPlace: false
    }
  }
}
