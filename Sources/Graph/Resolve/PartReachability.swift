import HandwireFacts

/// Leaves out of each root what a part binds for other roots only.
struct PartReachability {
  let graph: ObjectGraph

  private struct PartBinding: Hashable {
    var owner: TypeIdentifier
    var name: String
    var key: ResolvedType
  }

  func pruned() -> ObjectGraph {
    let shared = partBindings()
    guard shared.contains(where: { $0.value.count > 1 }) else { return graph }
    let reached = reachable()
    var result = graph
    for (_, identifiers) in shared where identifiers.contains(where: reached.contains) {
      for identifier in identifiers where !reached.contains(identifier) {
        result.scopes[identifier.scope.index].bindings[identifier.index].isOmitted = true
      }
    }
    return result
  }

  private func partBindings() -> [PartBinding: [BindingIdentifier]] {
    var result: [PartBinding: [BindingIdentifier]] = [:]
    for scope in graph.scopes {
      for binding in scope.bindings where binding.origin == .part {
        let key = PartBinding(owner: binding.owner, name: binding.name, key: binding.key)
        result[key, default: []].append(binding.identifier)
      }
    }
    return result
  }

  /// From everything that a blueprint declares itself, its makers, connections and ends.
  private func reachable() -> Set<BindingIdentifier> {
    var pending: [Edge.Target] = []
    for scope in graph.scopes {
      pending += scope.bindings.filter { $0.origin != .part && $0.origin != .implicit }.map { .binding($0.identifier) }
      pending += scope.makers.map { .maker($0.identifier) }
      for invocation in scope.connections + scope.ends {
        pending += invocation.creation.dependencies.edges.map(\.target)
      }
    }
    var seen = Set(pending)
    while let next = pending.popLast() {
      let edges: [Edge]
      switch next {
      case .binding(let binding): edges = graph.edges(from: binding)
      case .maker(let maker): edges = graph.edges(from: maker)
      }
      for edge in edges where seen.insert(edge.target).inserted { pending.append(edge.target) }
    }
    return Set(
      seen.compactMap {
        if case .binding(let binding) = $0 { binding } else { nil }
      })
  }
}
