/// One entry of an inheritance clause.
public struct InheritedTypeFact: Hashable, Codable, Sendable {
  public var type: TypeExpression
  /// Without `@`: `retroactive`, `unchecked`, `preconcurrency`, `MainActor` (an isolated conformance), and `nonisolated`.
  public var attributes: [String]
  public var position: Position

  public init(type: TypeExpression, attributes: [String] = [], position: Position) {
    self.type = type
    self.attributes = attributes
    self.position = position
  }
}
