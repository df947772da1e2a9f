/// The forms in which an object graph can be shown.
public enum GraphFormat: String, Hashable, Sendable, CaseIterable {
  /// A tree for a terminal.
  case text
  /// For programs; see `GraphReport.json(from:to:)`.
  case json
  /// For Graphviz.
  case dot
  /// A flowchart, as code forges draw it in Markdown.
  case mermaid
}
