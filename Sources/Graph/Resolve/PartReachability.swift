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
    let reached = graph.reached(
      from: graph.scopes.flatMap(\.bindings).filter { $0.origin != .part && $0.origin != .implicit })
    var result = graph
    for (_, identifiers) in shared where identifiers.contains(where: reached.contains) {
      for identifier in identifiers where !reached.contains(identifier) {
        result.scopes[identifier.scope.index].bindings[identifier.index].isOmitted = true
      }
    }
    // What is built in place for omitted bindings only goes with them.
    let declared = result.scopes.flatMap(\.bindings).filter { !$0.isOmitted && $0.origin != .implicit }
    let kept = graph.reached(from: declared)
    for scope in result.scopes {
      for binding in scope.bindings {
        guard case .inPlace = binding.provision, !kept.contains(binding.identifier) else { continue }
        result.scopes[scope.identifier.index].bindings[binding.identifier.index].isOmitted = true
      }
    }
    return result
  }

  private func partBindings() -> [PartBinding: [BindingIdentifier]] {
    var result: [PartBinding: [BindingIdentifier]] = [:]
    for scope in graph.scopes {
      for binding in scope.bindings where binding.origin == .part && !binding.isOmitted {
        let key = PartBinding(owner: binding.owner, name: binding.name, key: binding.key)
        result[key, default: []].append(binding.identifier)
      }
    }
    return result
  }
}

extension ObjectGraph {
  /// From some bindings, and all makers, connections and ends.
  func reached(from bindings: [Binding]) -> Set<BindingIdentifier> {
    var pending: [Edge.Target] = bindings.map { .binding($0.identifier) }
    for scope in scopes {
      pending += scope.makers.map { .maker($0.identifier) }
      for invocation in scope.connections + scope.ends {
        pending += invocation.creation.dependencies.edges.map(\.target)
      }
    }
    var seen = Set(pending)
    while let next = pending.popLast() {
      let edges: [Edge]
      switch next {
      case .binding(let binding): edges = self.edges(from: binding)
      case .maker(let maker): edges = self.edges(from: maker)
      }
      for edge in edges where seen.insert(edge.target).inserted { pending.append(edge.target) }
    }
    return Set(
      seen.compactMap {
        if case .binding(let binding) = $0 { binding } else { nil }
      })
  }
}
