import HandwireFacts
import HandwireFindings

/// Scopes that begin in a graph for tests and are built as shipped.
struct BoundaryVerifier {
  let program: Program
  let graph: ObjectGraph

  func findings() -> [ScopedFinding] {
    graph.scopes.filter(\.declaration.hasUnimplementedBoundaries).flatMap { scope in
      let slots = scope.slots.map { ($0.name, $0.child, $0.place) }
      let makers = scope.makers.compactMap { maker -> (String, ScopeIdentifier, Place)? in
        guard case .scope(let child, _) = maker.product else { return nil }
        return (maker.declaration.name, child, maker.declaration.place)
      }
      return (slots + makers).compactMap { name, child, place -> ScopedFinding? in
        guard !graph[child].declaration.hasUnimplementedBoundaries else { return nil }
        let live = boundaries(of: graph[child])
        guard !live.isEmpty else { return nil }
        // A slot that is inherited stands in another blueprint; the one to change is this.
        let own = scope.declaration.members.contains { $0.place == place }
        let variant = graph.scopes.first {
          $0.refines == child && $0.parent == scope.identifier && $0.declaration.hasUnimplementedBoundaries
        }
        let finding = BoundaryFindings.live(
          graph[child], by: name, at: own ? place : scope.declaration.place, in: scope, building: live,
          variant: variant?.name)
        return ScopedFinding(finding, in: scope.identifier)
      }
    }
  }

  private func boundaries(of scope: Scope) -> [Binding] {
    let kinds = BoundaryKinds(program: program)
    return scope.bindings.filter { binding in
      guard !binding.isOmitted, let creation = binding.creation, binding.origin != .implicit,
        case .boundary = kinds.verdict(on: binding.key)
      else { return false }
      // A decorator is as live as what it wraps.
      return !creation.callable.parameters.contains { $0.type.asReceived == binding.key.asReceived }
    }
  }
}
