import HandwireGraph

/// Who leads to whom: a graph to its members, a receiver to what it receives, a slot to the scope that it holds.
struct GraphMap {
  struct Edge: Hashable {
    var target: GraphNode
    /// A closure stands between, so that it is reached after construction.
    var isDeferred: Bool
  }

  private var successors: [GraphNode: [GraphNode]] = [:]
  private var predecessors: [GraphNode: [GraphNode]] = [:]

  init(graph: ObjectGraph) {
    for scope in graph.scopes {
      for (node, edges) in Self.members(of: scope) {
        connect(.scope(scope.identifier.index), node)
        for edge in edges { connect(node, edge.target) }
      }
    }
  }

  private mutating func connect(_ from: GraphNode, _ to: GraphNode) {
    successors[from, default: []].append(to)
    predecessors[to, default: []].append(from)
  }

  func reached(from start: [GraphNode]) -> Set<GraphNode> { Self.closure(of: start, along: successors) }
  func leading(to end: [GraphNode]) -> Set<GraphNode> { Self.closure(of: end, along: predecessors) }

  private static func closure(of start: [GraphNode], along edges: [GraphNode: [GraphNode]]) -> Set<GraphNode> {
    var reached = Set(start)
    var pending = start
    while let node = pending.popLast() {
      for next in edges[node] ?? [] where reached.insert(next).inserted { pending.append(next) }
    }
    return reached
  }

  /// Everything in the scope with what it leads to: bindings, makers, slots, connections, ends, each in order.
  static func members(of scope: Scope) -> [(node: GraphNode, edges: [Edge])] {
    let index = scope.identifier.index
    var members: [(node: GraphNode, edges: [Edge])] = []
    for binding in scope.bindings where !binding.isOmitted {
      members.append((.binding(binding.identifier), edges(of: binding)))
    }
    for maker in scope.makers { members.append((.maker(maker.identifier), edges(of: maker))) }
    for (position, slot) in scope.slots.enumerated() {
      let child = Edge(target: .scope(slot.child.index), isDeferred: true)
      members.append((.slot(scope: index, index: position), [child]))
    }
    for (position, connection) in scope.connections.enumerated() {
      members.append((.connection(scope: index, index: position), edges(of: connection.creation.dependencies)))
    }
    for (position, end) in scope.ends.enumerated() {
      members.append((.end(scope: index, index: position), edges(of: end.creation.dependencies)))
    }
    return members
  }

  private static func edges(of binding: Binding) -> [Edge] {
    if case .member(let owner) = binding.provision { return [Edge(target: .binding(owner), isDeferred: false)] }
    return edges(of: binding.creation?.dependencies ?? [])
  }

  private static func edges(of maker: Maker) -> [Edge] {
    switch maker.product {
    case .creation(let creation): edges(of: creation.dependencies)
    case .scope(let scope, let givens):
      [Edge(target: .scope(scope.index), isDeferred: false)] + edges(of: givens)
    }
  }

  private static func edges(of dependencies: [Dependency]) -> [Edge] { edges(of: dependencies.map(\.source)) }

  static func edges(of sources: [Source]) -> [Edge] {
    var edges: [Edge] = []
    var pending = Array(sources.reversed())
    while let source = pending.popLast() {
      switch source {
      case .binding(let binding): edges.append(Edge(target: .binding(binding), isDeferred: false))
      case .closure(let closure): edges.append(Edge(target: target(of: closure), isDeferred: true))
      case .list(let elements), .variadic(let elements): pending += elements.reversed()
      case .assisted, .omitted, .missing, .text: break
      }
    }
    return edges
  }

  private static func target(of closure: Source.Closure) -> GraphNode {
    switch closure.target {
    case .maker(let maker, _): .maker(maker)
    case .binding(let binding), .child(_, _, let binding): .binding(binding)
    }
  }
}
