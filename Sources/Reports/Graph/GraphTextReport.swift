import HandwireGraph

/// An object graph as the tree that a person would draw.
struct GraphTextReport {
  private let graph: ObjectGraph
  private let selection: GraphSelection
  private let words: GraphWords
  private let rows: [[GraphTextRow]]
  /// Scopes to show inside each scope, and at the top.
  private var children: [[Int]]
  private var roots: [Int] = []

  init(graph: ObjectGraph, selection: GraphSelection) {
    self.graph = graph
    self.selection = selection
    words = GraphWords(graph: graph)
    let reader = GraphTextRowReader(graph: graph, selection: selection)
    rows = graph.scopes.map(reader.rows)
    var isShown = rows.map { selection.isWhole || !$0.isEmpty }
    // Children come after their parents, so one pass from the end shows whatever holds something that is shown.
    for scope in graph.scopes.reversed() where isShown[scope.identifier.index] {
      if let parent = scope.parent { isShown[parent.index] = true }
    }
    children = Array(repeating: [], count: graph.scopes.count)
    for scope in graph.scopes where isShown[scope.identifier.index] {
      if let parent = scope.parent {
        children[parent.index].append(scope.identifier.index)
      } else {
        roots.append(scope.identifier.index)
      }
    }
  }

  func text() -> String {
    GraphTextTree(rows: rows, children: children, roots: roots).text { title(of: graph.scopes[$0]) }
  }

  /// `SessionGraph (session), refines … · Session scope: begins with a signed-in user`
  private func title(of scope: Scope) -> String {
    var title = scope.name
    let ways = beginnings(of: scope)
    if !ways.isEmpty { title += " (\(ways.joined(separator: ", ")))" }
    if let refined = scope.refines { title += ", refines \(graph[refined].name)" }
    if !scope.declaration.conditions.isEmpty {
      title += "  #if \(scope.declaration.conditions.joined(separator: " && "))"
    }
    if let line = GraphWords.firstLine(of: scope.declaration.documentation) { title += " · \(line)" }
    return title
  }

  /// The slots and makers of the parent that begin the scope.
  private func beginnings(of scope: Scope) -> [String] {
    guard let parent = scope.parent else { return [] }
    let slots = graph[parent].slots.filter { $0.child == scope.identifier }.map(\.name)
    let makers = graph[parent].makers.filter { maker in
      if case .scope(let child, _) = maker.product { child == scope.identifier } else { false }
    }
    return slots + makers.map { $0.declaration.name + "()" }
  }
}
