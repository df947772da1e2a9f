/// One parameter of a generic parameter list.
public struct GenericParameterFact: Hashable, Codable, Sendable {
  public var name: String
  /// `T: P & Q`
  public var constraint: TypeExpression?
  /// `each T`
  public var isPack: Bool
  /// `let count: Int`
  public var isValue: Bool

  public init(name: String, constraint: TypeExpression? = nil, isPack: Bool = false, isValue: Bool = false) {
    self.name = name
    self.constraint = constraint
    self.isPack = isPack
    self.isValue = isValue
  }
}
