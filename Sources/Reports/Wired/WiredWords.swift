import HandwireGraph

/// What parts of a read graph are called in reports.
struct WiredWords {
  let graph: WiredGraph
  private let edges: [Range<Int>]

  init(graph: WiredGraph) {
    self.graph = graph
    var ranges: [Range<Int>] = []
    var next = 0
    for index in graph.bindings.indices {
      let start = next
      while next < graph.edges.count, graph.edges[next].receiver == index { next += 1 }
      ranges.append(start..<next)
    }
    edges = ranges
  }

  func edges(of binding: Int) -> ArraySlice<WiredEdge> { graph.edges[edges[binding]] }

  /// `userSessionStore`; an object that is built where it is passed has only what is called.
  func name(of index: Int) -> String {
    let binding = graph.bindings[index]
    if !binding.name.isEmpty {
      if binding.lifetime == .made { return "\(binding.name)(\(binding.arguments.joined(separator: ", ")))" }
      return binding.name
    }
    return binding.implementation ?? binding.typeSpelling
  }

  /// With its scope where it is read from another one.
  func name(of index: Int, from scope: Int) -> String {
    let binding = graph.bindings[index]
    if binding.scope == scope || binding.name.isEmpty { return name(of: index) }
    return "\(graph.scopes[binding.scope].name).\(name(of: index))"
  }

  /// What is called to construct it, where its name and type do not say so already.
  func implementation(of index: Int) -> String? {
    let binding = graph.bindings[index]
    guard let implementation = binding.implementation, !binding.name.isEmpty, implementation != binding.typeSpelling
    else { return nil }
    return implementation
  }

  /// `parameter: source`, as short as can be.
  func text(of edge: WiredEdge, in scope: Int) -> String {
    var source: String
    switch edge.target {
    case .binding(let index): source = name(of: index, from: scope)
    case .scope(let index): source = index == scope ? "self" : graph.scopes[index].name
    case .assisted(let name): source = name
    case .outside(let spelling): source = spelling
    case .unknown(let reason): source = "unknown (\(reason))"
    }
    source = ([source] + edge.path).joined(separator: ".")
    if edge.isDeferred { source = "{ \(source) }" }
    if edge.isConditional { source = "perhaps " + source }
    guard let parameter = edge.parameter, parameter != "_", parameter != source else { return source }
    return "\(parameter): \(source)"
  }
}
