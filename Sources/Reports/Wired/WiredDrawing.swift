import HandwireGraph

/// Boxes and arrows of a read graph, one cluster a scope, in the languages of Graphviz and Mermaid.
struct WiredDrawing {
  private let graph: WiredGraph
  private let words: WiredWords
  private var members: [[Int]]
  private let isShown: [Bool]

  init(graph: WiredGraph, selection: WiredSelection) {
    self.graph = graph
    words = WiredWords(graph: graph)
    members = Array(repeating: [], count: graph.scopes.count)
    isShown = graph.bindings.indices.map { selection.contains(.binding($0)) }
    for (index, binding) in graph.bindings.enumerated() where isShown[index] { members[binding.scope].append(index) }
  }

  private struct Arrow: Hashable {
    var from: Int
    var to: Int
    var isDeferred: Bool
  }

  /// From what receives to what it receives, each once.
  private func arrows() -> [Arrow] {
    var seen: Set<Arrow> = []
    var arrows: [Arrow] = []
    for edge in graph.edges where isShown[edge.receiver] {
      guard case .binding(let target) = edge.target, isShown[target] else { continue }
      let arrow = Arrow(from: edge.receiver, to: target, isDeferred: edge.isDeferred)
      if seen.insert(arrow).inserted { arrows.append(arrow) }
    }
    return arrows
  }

  private func label(of index: Int) -> [String] {
    let binding = graph.bindings[index]
    var lines = [words.name(of: index)]
    if !binding.name.isEmpty, !binding.typeSpelling.isEmpty { lines.append(binding.typeSpelling) }
    if let implementation = words.implementation(of: index) { lines.append("= " + implementation) }
    return lines + [binding.lifetime.word]
  }

  func dot() -> String {
    var text = "digraph handwire {\n  rankdir=LR;\n  node [fontname=\"Helvetica\", fontsize=10, shape=box];\n"
    text += "  graph [fontname=\"Helvetica\", fontsize=11, style=rounded];\n"
    for (index, scope) in graph.scopes.enumerated() where !members[index].isEmpty {
      text += "  subgraph cluster_\(index) {\n    label=\(GraphDrawing.dotLabel([scope.name]));\n"
      for member in members[index] { text += "    n\(member) [label=\(GraphDrawing.dotLabel(label(of: member)))];\n" }
      text += "  }\n"
    }
    for arrow in arrows() { text += "  n\(arrow.from) -> n\(arrow.to)\(arrow.isDeferred ? " [style=dashed]" : "");\n" }
    return text + "}\n"
  }

  func mermaid() -> String {
    var text = "flowchart LR\n"
    for (index, scope) in graph.scopes.enumerated() where !members[index].isEmpty {
      text += "  subgraph s\(index)[\(GraphDrawing.mermaidLabel([scope.name]))]\n"
      for member in members[index] { text += "    n\(member)[\(GraphDrawing.mermaidLabel(label(of: member)))]\n" }
      text += "  end\n"
    }
    for arrow in arrows() { text += "  n\(arrow.from) \(arrow.isDeferred ? "-.->" : "-->") n\(arrow.to)\n" }
    return text
  }
}
