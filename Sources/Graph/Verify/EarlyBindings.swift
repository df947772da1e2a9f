import HandwireFacts

/// Owned bindings that are constructed with their graph: eager ones, and lazy ones that those take directly.
struct EarlyBindings {
  private(set) var identifiers: Set<BindingIdentifier> = []

  init(graph: ObjectGraph) {
    for scope in graph.scopes {
      var pending: [[Edge]] = scope.connections.map(\.creation.dependencies.edges)
      for binding in scope.bindings where !binding.isOmitted {
        guard case .owned(_, isLazy: false) = binding.provision else { continue }
        identifiers.insert(binding.identifier)
        pending.append(graph.edges(from: binding.identifier))
      }
      var seen: Set<BindingIdentifier> = []
      while let edges = pending.popLast() {
        for edge in edges where !edge.isDeferred {
          guard case .binding(let target) = edge.target, target.scope == scope.identifier else { continue }
          let binding = graph[target]
          let isOwned = if case .owned = binding.provision { true } else { false }
          guard binding.isInline || isOwned, seen.insert(target).inserted else { continue }
          guard !isOwned || identifiers.insert(target).inserted else { continue }
          pending.append(graph.edges(from: target))
        }
      }
    }
  }

  func contains(_ binding: BindingIdentifier) -> Bool { identifiers.contains(binding) }

  /// Made at some time after the graph, and remembered by it.
  func isMadeLater(_ binding: Binding) -> Bool { binding.isDeferred && !contains(binding.identifier) }
}
