import HandwireGraph

/// Something in an object graph that can receive or be received; indices are 0-based.
enum GraphNode: Hashable {
  case scope(Int)
  case binding(BindingIdentifier)
  case maker(MakerIdentifier)
  case slot(scope: Int, index: Int)
  case connection(scope: Int, index: Int)
  case end(scope: Int, index: Int)
}

/// The nodes that a report shows.
struct GraphSelection {
  /// `nil`: all of them.
  var nodes: Set<GraphNode>?

  init(nodes: Set<GraphNode>? = nil) { self.nodes = nodes }

  var isWhole: Bool { nodes == nil }

  func contains(_ node: GraphNode) -> Bool { nodes?.contains(node) ?? true }
}
