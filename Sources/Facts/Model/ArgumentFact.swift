/// One argument of a call or an attribute.
public struct ArgumentFact: Hashable, Codable, Sendable {
  public var label: String?
  public var value: ExpressionFact
  public var position: Position

  public init(label: String?, value: ExpressionFact, position: Position) {
    self.label = label
    self.value = value
    self.position = position
  }
}
