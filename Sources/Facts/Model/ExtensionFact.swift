/// One extension; what it extends is not looked up.
public struct ExtensionFact: Hashable, Codable, Sendable {
  /// `name` is empty, `position` that of the extended type.
  public var header: DeclarationHeader
  public var extended: TypeExpression
  public var requirements: [GenericRequirementFact]
  public var inherited: [InheritedTypeFact]
  public var members: MemberFacts

  public init(
    header: DeclarationHeader, extended: TypeExpression, requirements: [GenericRequirementFact] = [],
    inherited: [InheritedTypeFact] = [], members: MemberFacts
  ) {
    self.header = header
    self.extended = extended
    self.requirements = requirements
    self.inherited = inherited
    self.members = members
  }
}
