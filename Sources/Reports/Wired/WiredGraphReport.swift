import HandwireFacts
import HandwireGraph

/// Shows a graph that was read from plain code, the whole of it or the part between two names.
///
/// A name is that of a scope (`AppCoordinator`), of a binding (`userSessionStore`, `AppCoordinator.userSessionStore`) or
/// of a type (`KeychainController`); everything that has it counts. `from` keeps what can be reached from there, `to`
/// what leads there: those who receive it, and those who receive them.
public struct WiredGraphReport: Sendable {
  private let graph: WiredGraph
  private let program: Program

  public init(_ graph: WiredGraph, _ program: Program) {
    self.graph = graph
    self.program = program
  }

  public func text(
    as format: GraphFormat, from: String? = nil, to: String? = nil
  ) throws(GraphReportError) -> String {
    let selection = try selection(from: from, to: to)
    switch format {
    case .text:
      let text = WiredTextReport(graph: graph, selection: selection).text()
      guard text.isEmpty else { return text }
      switch (from, to) {
      case (let from?, let to?): return "Nothing leads from '\(from)' to '\(to)'.\n"
      case (_?, nil), (nil, _?), (nil, nil): return "There are no graphs.\n"
      }
    case .json: return WiredJSONReport(graph: graph, selection: selection, program: program).text()
    case .dot: return WiredDrawing(graph: graph, selection: selection).dot()
    case .mermaid: return WiredDrawing(graph: graph, selection: selection).mermaid()
    }
  }

  private func selection(from: String?, to: String?) throws(GraphReportError) -> WiredSelection {
    guard from != nil || to != nil else { return WiredSelection(nodes: nil) }
    let names = WiredNames(graph: graph)
    let map = WiredMap(graph: graph)
    var nodes: Set<WiredNode>?
    if let from { nodes = map.reached(from: try names.nodes(named: from)) }
    if let to {
      let leading = map.leading(to: try names.nodes(named: to))
      nodes = nodes?.intersection(leading) ?? leading
    }
    return WiredSelection(nodes: nodes)
  }
}
