/// One element of a tuple type.
public struct TupleElement: Hashable, Codable, Sendable {
  public var label: String?
  public var type: TypeExpression

  public init(label: String?, type: TypeExpression) {
    self.label = label
    self.type = type
  }
}
