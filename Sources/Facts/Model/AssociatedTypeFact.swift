/// `associatedtype`
public struct AssociatedTypeFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var constraints: [TypeExpression]
  public var defaultType: TypeExpression?
  /// Of its own `where` clause.
  public var requirements: [GenericRequirementFact]

  public init(
    header: DeclarationHeader, constraints: [TypeExpression] = [], defaultType: TypeExpression? = nil,
    requirements: [GenericRequirementFact] = []
  ) {
    self.header = header
    self.constraints = constraints
    self.defaultType = defaultType
    self.requirements = requirements
  }
}
