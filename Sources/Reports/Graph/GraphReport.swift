import HandwireFacts
import HandwireGraph

/// Shows an object graph to people and programs, the whole of it or the part between two names.
///
/// A name is that of a graph (`SessionGraph`), of a binding or a maker (`httpClient`, `AppGraph.httpClient`,
/// `makeTrip(id:)`), or of a type, that of a key or of an implementation (`any APIClient`, `APIClient`,
/// `URLSessionAPIClient`); everything that has it counts. `from` keeps what can be reached from there, from a receiver
/// to what it receives; `to` keeps what leads there; both keep the ways between.
public struct GraphReport: Sendable {
  private let graph: ObjectGraph
  private let program: Program

  public init(_ graph: ObjectGraph, _ program: Program) {
    self.graph = graph
    self.program = program
  }

  public func text(
    as format: GraphFormat, from: String? = nil, to: String? = nil
  ) throws(GraphReportError) -> String {
    switch format {
    case .text: try text(from: from, to: to)
    case .json: try json(from: from, to: to)
    case .dot: try dot(from: from, to: to)
    case .mermaid: try mermaid(from: from, to: to)
    }
  }

  /// A tree: scopes in the order of their lifetimes, in each what it holds and what that receives (`←`).
  public func text(from: String? = nil, to: String? = nil) throws(GraphReportError) -> String {
    let selection = try selection(from: from, to: to)
    let report = GraphTextReport(graph: graph, selection: selection).text()
    guard report.isEmpty else { return report }
    switch (from, to) {
    case (let from?, let to?): return "Nothing leads from '\(from)' to '\(to)'.\n"
    case (_?, nil), (nil, _?), (nil, nil): return "There are no graphs.\n"
    }
  }

  /// `{"version": 1, "scopes": […]}`. A scope has `id`, `name`, `module`, `blueprint`, `place`, `documentation`, `parent`
  /// and `refines` (ids or null), and the lists `bindings`, `makers`, `children`, `connections` and `ends`.
  ///
  /// A binding has `id`, `name`, `key`, `provision` (`given`, `member`, `owned`, `lazy`, `shared`, `built`, `provided` or
  /// `inPlace`), `implementation` (or null), `access`, `conditions`, `place` and `dependencies`; each of these has
  /// `parameter`, `type` and `source`. A source has a `kind` (`binding`, `assisted`, `maker`, `child`, `list`,
  /// `default` or `missing`), `deferred` where a closure stands between, and what its kind needs: `id`, `name`, `elements`.
  /// Between two names, dependencies that lead elsewhere are left out.
  public func json(from: String? = nil, to: String? = nil) throws(GraphReportError) -> String {
    GraphJSONReport(graph: graph, selection: try selection(from: from, to: to), program: program).text()
  }

  /// One cluster a scope, children inside their parents; arrows go from what receives to what it receives, dashed where
  /// a closure stands between.
  public func dot(from: String? = nil, to: String? = nil) throws(GraphReportError) -> String {
    GraphDrawing(graph: graph, selection: try selection(from: from, to: to)).dot()
  }

  /// One subgraph a scope; arrows as in DOT.
  public func mermaid(from: String? = nil, to: String? = nil) throws(GraphReportError) -> String {
    GraphDrawing(graph: graph, selection: try selection(from: from, to: to)).mermaid()
  }

  private func selection(from: String?, to: String?) throws(GraphReportError) -> GraphSelection {
    guard from != nil || to != nil else { return GraphSelection() }
    let names = GraphNames(graph: graph, program: program)
    let map = GraphMap(graph: graph)
    var nodes: Set<GraphNode>?
    if let from { nodes = map.reached(from: try names.nodes(named: from)) }
    if let to {
      let leading = map.leading(to: try names.nodes(named: to))
      nodes = nodes?.intersection(leading) ?? leading
    }
    return GraphSelection(nodes: nodes)
  }
}
