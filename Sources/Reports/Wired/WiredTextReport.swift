import HandwireGraph

/// A read graph as the tree that a person would draw.
struct WiredTextReport {
  private let graph: WiredGraph
  private let selection: WiredSelection
  private let words: WiredWords
  private let rows: [[GraphTextRow]]
  /// Scopes to show inside each scope, and at the top.
  private var children: [[Int]]
  private var roots: [Int] = []

  init(graph: WiredGraph, selection: WiredSelection) {
    self.graph = graph
    self.selection = selection
    words = WiredWords(graph: graph)
    var rows: [[GraphTextRow]] = Array(repeating: [], count: graph.scopes.count)
    for (index, binding) in graph.bindings.enumerated() where selection.contains(.binding(index)) {
      rows[binding.scope].append(Self.row(of: index, words, selection))
    }
    self.rows = rows
    children = Array(repeating: [], count: graph.scopes.count)
    for index in graph.scopes.indices where !rows[index].isEmpty {
      // A scope in which nothing is shown is left out, and what is in it stands further out.
      var parent = graph.scopes[index].parent
      while let next = parent, rows[next].isEmpty { parent = graph.scopes[next].parent }
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    let first = roots.filter { graph.scopes[$0].isEntryPoint }
    roots = first + roots.filter { !graph.scopes[$0].isEntryPoint }
  }

  private static func row(of index: Int, _ words: WiredWords, _ selection: WiredSelection) -> GraphTextRow {
    let binding = words.graph.bindings[index]
    let received = words.edges(of: index).filter { edge in
      guard !selection.isWhole else { return true }
      return WiredMap.node(edge.target).map { selection.contains($0) } ?? false
    }
    var word = binding.lifetime.word
    if case .unknown(let reason) = binding.lifetime { word = "unknown (\(reason))" }
    return GraphTextRow(
      word: word, name: words.name(of: index),
      type: binding.name.isEmpty ? "" : binding.typeSpelling,
      implementation: words.implementation(of: index),
      received: Self.once(received.map { words.text(of: $0, in: binding.scope) }), conditions: binding.conditions)
  }

  /// Two places of one scope may have the same words.
  private static func once(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  func text() -> String {
    GraphTextTree(rows: rows, children: children, roots: roots).text(title: title)
  }

  /// `AppCoordinator, entry point · Begins at launch`
  private func title(of index: Int) -> String {
    let scope = graph.scopes[index]
    var title = scope.name
    if scope.isEntryPoint { title += ", entry point" }
    if !scope.conditions.isEmpty { title += "  #if \(scope.conditions.joined(separator: " && "))" }
    if let line = GraphWords.firstLine(of: scope.documentation) { title += " · \(line)" }
    return title
  }
}
