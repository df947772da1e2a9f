import HandwireGraph

/// Something in a read graph, by its index there.
enum WiredNode: Hashable {
  case scope(Int)
  case binding(Int)
}

/// The nodes that a report shows.
struct WiredSelection {
  /// `nil`: all of them.
  var nodes: Set<WiredNode>?

  var isWhole: Bool { nodes == nil }

  func contains(_ node: WiredNode) -> Bool { nodes?.contains(node) ?? true }
}

/// Who leads to whom in a read graph.
struct WiredMap {
  private var successors: [WiredNode: [WiredNode]] = [:]
  private var receivers: [WiredNode: [WiredNode]] = [:]

  init(graph: WiredGraph) {
    for (index, binding) in graph.bindings.enumerated() {
      successors[.scope(binding.scope), default: []].append(.binding(index))
      if let instance = binding.instance {
        successors[.binding(index), default: []].append(.scope(instance))
        receivers[.scope(instance), default: []].append(.binding(index))
      }
    }
    for edge in graph.edges {
      guard let target = Self.node(edge.target) else { continue }
      successors[.binding(edge.receiver), default: []].append(target)
      // Who receives something that it gives does not receive the thing itself.
      guard edge.path.isEmpty else { continue }
      receivers[target, default: []].append(.binding(edge.receiver))
    }
  }

  static func node(_ target: WiredEdge.Target) -> WiredNode? {
    switch target {
    case .binding(let index): .binding(index)
    case .scope(let index): .scope(index)
    case .assisted, .outside, .unknown: nil
    }
  }

  /// A scope leads to its members, a binding to what it receives and to the scope that it is an instance of.
  func reached(from start: [WiredNode]) -> Set<WiredNode> { Self.closure(of: start, along: successors) }
  /// Only who receives something leads to it.
  func leading(to end: [WiredNode]) -> Set<WiredNode> { Self.closure(of: end, along: receivers) }

  private static func closure(of start: [WiredNode], along edges: [WiredNode: [WiredNode]]) -> Set<WiredNode> {
    var reached = Set(start)
    var pending = start
    while let node = pending.popLast() {
      for next in edges[node] ?? [] where reached.insert(next).inserted { pending.append(next) }
    }
    return reached
  }
}
