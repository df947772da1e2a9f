import HandwireGraph

/// Boxes and arrows of an object graph, in the languages of Graphviz and Mermaid.
struct GraphDrawing {
  struct Box {
    var identifier: String
    /// Line by line.
    var label: [String]
    var shape: Shape
  }

  enum Shape { case handedIn, held, made, joins }

  struct Arrow: Hashable {
    var from: String
    /// A box; where the arrow leads to a scope, the first box in it.
    var to: String
    /// The scope that it leads to as a whole.
    var scope: Int?
    var isDeferred: Bool
  }

  struct Frame {
    var scope: Scope
    var boxes: [Box]
    /// Frames inside of it, by their index.
    var children: [Int] = []
  }

  private(set) var frames: [Frame] = []
  private(set) var roots: [Int] = []
  private(set) var arrows: [Arrow] = []

  init(graph: ObjectGraph, selection: GraphSelection) {
    let members = graph.scopes.map(GraphMap.members)
    var identifiers: [GraphNode: String] = [:]
    for (scope, nodes) in zip(graph.scopes, members) {
      var frame = Frame(scope: scope, boxes: [])
      for (node, _) in nodes where selection.contains(node) {
        let identifier = "n\(identifiers.count)"
        identifiers[node] = identifier
        frame.boxes.append(Self.box(identifier, node, in: scope, of: graph))
      }
      frames.append(frame)
    }
    nest(graph, selection)
    connect(members, identifiers)
  }

  private mutating func nest(_ graph: ObjectGraph, _ selection: GraphSelection) {
    var isShown = frames.map { selection.isWhole || !$0.boxes.isEmpty }
    for scope in graph.scopes.reversed() where isShown[scope.identifier.index] {
      if let parent = scope.parent { isShown[parent.index] = true }
    }
    for scope in graph.scopes where isShown[scope.identifier.index] {
      if let parent = scope.parent {
        frames[parent.index].children.append(scope.identifier.index)
      } else {
        roots.append(scope.identifier.index)
      }
    }
  }

  /// An arrow to a scope in which nothing is shown is left out.
  private mutating func connect(
    _ members: [[(node: GraphNode, edges: [GraphMap.Edge])]], _ identifiers: [GraphNode: String]
  ) {
    var seen: Set<Arrow> = []
    for (node, edges) in members.joined() {
      guard let from = identifiers[node] else { continue }
      for edge in edges {
        let scope: Int? = if case .scope(let index) = edge.target { index } else { nil }
        let target = scope.map { frames[$0].boxes.first?.identifier } ?? identifiers[edge.target]
        guard let target else { continue }
        let arrow = Arrow(from: from, to: target, scope: scope, isDeferred: edge.isDeferred)
        if seen.insert(arrow).inserted { arrows.append(arrow) }
      }
    }
  }

  private static func box(_ identifier: String, _ node: GraphNode, in scope: Scope, of graph: ObjectGraph) -> Box {
    switch node {
    case .scope: return Box(identifier: identifier, label: [scope.name], shape: .held)
    case .binding(let binding):
      let binding = graph[binding]
      var label = [GraphWords.name(of: binding)]
      if label != [binding.typeSpelling] { label.append(binding.typeSpelling) }
      if let implementation = GraphWords.implementation(of: binding) { label.append("= " + implementation) }
      label.append(GraphWords.provision(of: binding))
      return Box(identifier: identifier, label: label, shape: shape(of: binding.provision))
    case .maker(let maker):
      let maker = graph[maker]
      let implementation = GraphWords.implementation(of: maker).map { ["= " + $0] } ?? []
      return Box(
        identifier: identifier,
        label: [GraphWords.call(of: maker), maker.declaration.typeSpelling] + implementation, shape: .made)
    case .slot(_, let index):
      return Box(
        identifier: identifier, label: [scope.slots[index].name, scope.slots[index].typeSpelling + "?"], shape: .held)
    case .connection(_, let index):
      return Box(identifier: identifier, label: [scope.connections[index].creation.callable.name], shape: .joins)
    case .end(_, let index):
      return Box(identifier: identifier, label: [scope.ends[index].creation.callable.name], shape: .joins)
    }
  }

  private static func shape(of provision: Binding.Provision) -> Shape {
    switch provision {
    case .given, .member: .handedIn
    case .owned, .shared: .held
    case .built, .provided, .inPlace: .made
    }
  }

  /// Opening and closing of frames, and the boxes between, in order; `depth` counts from zero.
  enum Step {
    case open(Frame, depth: Int)
    case close(depth: Int)
  }

  func steps() -> [Step] {
    var steps: [Step] = []
    var pending: [(frame: Int?, depth: Int)] = roots.reversed().map { ($0, 0) }
    while let (index, depth) = pending.popLast() {
      guard let index else {
        steps.append(.close(depth: depth))
        continue
      }
      steps.append(.open(frames[index], depth: depth))
      pending.append((nil, depth))
      pending += frames[index].children.reversed().map { ($0, depth + 1) }
    }
    return steps
  }

  func title(of frame: Frame) -> [String] {
    [frame.scope.name] + (GraphWords.firstLine(of: frame.scope.declaration.documentation).map { [$0] } ?? [])
  }
}
