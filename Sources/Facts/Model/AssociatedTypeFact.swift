public struct AssociatedTypeFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var constraints: [TypeExpression]
  public var defaultType: TypeExpression?

  public init(header: DeclarationHeader, constraints: [TypeExpression] = [], defaultType: TypeExpression? = nil) {
    self.header = header
    self.constraints = constraints
    self.defaultType = defaultType
  }
}
