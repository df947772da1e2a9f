/// `// handwire:ignore rule-id reason`
public struct SuppressionFact: Hashable, Codable, Sendable {
  /// Of the word `handwire`.
  public var position: Position
  /// As written; empty where none is.
  public var rule: String
  public var reason: String
  /// The line it speaks of: its own where code stands before it, else that of the next code. 1-based.
  public var line: Int

  public init(position: Position, rule: String, reason: String, line: Int) {
    self.position = position
    self.rule = rule
    self.reason = reason
    self.line = line
  }
}
