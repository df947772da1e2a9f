import HandwireFacts
import HandwireGraph

/// What asking for a binding, or calling a maker, may do: the effects of all that is made for it on the spot.
struct ConstructionEffects: Sendable {
  private var known: [ExpansionNode: CallEffects] = [:]

  init(graph: ObjectGraph) {
    for scope in graph.scopes {
      for binding in scope.bindings { resolve(.binding(binding.identifier), graph) }
      for maker in scope.makers { resolve(.maker(maker.identifier), graph) }
    }
  }

  subscript(node: ExpansionNode) -> CallEffects { known[node] ?? .none }

  private mutating func resolve(_ root: ExpansionNode, _ graph: ObjectGraph) {
    var stack = [root]
    var open: Set<ExpansionNode> = []
    while let node = stack.last {
      if known[node] != nil {
        stack.removeLast()
        continue
      }
      guard let creation = Self.creation(of: node, graph) else {
        known[node] = CallEffects.none
        stack.removeLast()
        continue
      }
      let needs = Self.directNodes(of: creation, graph)
      let waiting = needs.filter { known[$0] == nil && !open.contains($0) }
      if open.insert(node).inserted, !waiting.isEmpty {
        stack += waiting.reversed()
        continue
      }
      var effects = creation.callable.effects(calledFrom: graph[Self.scope(of: node)].declaration.isolation)
      for need in needs { effects = effects.union(known[need] ?? .none) }
      known[node] = effects
      stack.removeLast()
    }
  }

  static func scope(of node: ExpansionNode) -> ScopeIdentifier {
    switch node {
    case .binding(let binding): binding.scope
    case .maker(let maker): maker.scope
    }
  }

  /// The call that is repeated wherever the node is asked for; `nil` for what is stored.
  static func creation(of node: ExpansionNode, _ graph: ObjectGraph) -> Creation? {
    switch node {
    case .binding(let binding):
      switch graph[binding].provision {
      case .built(let creation), .provided(let creation), .inPlace(let creation), .shared(let creation, _): creation
      case .given, .member, .owned: nil
      }
    case .maker(let maker):
      switch graph[maker].product {
      case .creation(let creation): creation
      case .scope: nil
      }
    }
  }

  static func directNodes(of creation: Creation, _ graph: ObjectGraph) -> [ExpansionNode] {
    creation.dependencies.flatMap { directNodes(of: $0.source, graph) }
  }

  private static func directNodes(of source: Source, _ graph: ObjectGraph) -> [ExpansionNode] {
    switch source {
    case .binding(let binding): graph[binding].isStored ? [] : [.binding(binding)]
    case .list(let elements), .variadic(let elements): elements.flatMap { directNodes(of: $0, graph) }
    case .assisted, .closure, .omitted, .missing, .text: []
    }
  }
}

extension Callable {
  /// The effects of one call of it, arguments aside.
  func effects(calledFrom isolation: Isolation) -> CallEffects {
    var result = CallEffects(isAsync: isAsync, thrown: thrown.map { [$0] } ?? [])
    if case .globalActor(let actor) = self.isolation, isolation != .globalActor(actor) { result.isAsync = true }
    return result
  }
}
