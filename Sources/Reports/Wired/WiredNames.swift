import HandwireGraph

/// Every name by which something in a read graph can be asked for.
struct WiredNames {
  private var nodes: [String: [WiredNode]] = [:]
  private var shown: Set<String> = []

  init(graph: WiredGraph) {
    for (index, scope) in graph.scopes.enumerated() {
      add(scope.name, .scope(index))
      add("\(scope.module).\(scope.name)", .scope(index), isShown: false)
      // A function by its name alone.
      if let parenthesis = scope.name.firstIndex(of: "(") { add(String(scope.name[..<parenthesis]), .scope(index)) }
    }
    for (index, binding) in graph.bindings.enumerated() {
      let node = WiredNode.binding(index)
      let scope = graph.scopes[binding.scope].name
      add(binding.name, node)
      if !binding.name.isEmpty { add("\(scope).\(binding.name)", node, isShown: false) }
      addType(binding.typeSpelling, node)
      if let implementation = binding.implementation { addType(implementation, node) }
    }
  }

  func nodes(named name: String) throws(GraphReportError) -> [WiredNode] {
    if let found = nodes[name] { return found }
    throw .unknownName(name, nearest: NearNames(shown).nearest(to: name))
  }

  /// With and without `any`, `some` and `?`.
  private mutating func addType(_ name: String, _ node: WiredNode) {
    add(name, node, isShown: !name.contains(" "))
    var plain = name.hasSuffix("?") ? String(name.dropLast()) : name
    if plain.hasPrefix("("), plain.hasSuffix(")") { plain = String(plain.dropFirst().dropLast()) }
    for keyword in ["any ", "some "] where plain.hasPrefix(keyword) { plain = String(plain.dropFirst(keyword.count)) }
    if plain != name { add(plain, node) }
  }

  private mutating func add(_ name: String, _ node: WiredNode, isShown: Bool = true) {
    guard !name.isEmpty else { return }
    if nodes[name]?.last != node { nodes[name, default: []].append(node) }
    if isShown { shown.insert(name) }
  }
}
