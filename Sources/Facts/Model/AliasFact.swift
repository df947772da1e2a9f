/// `typealias`
public struct AliasFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var type: TypeExpression
  /// Of its own `where` clause.
  public var requirements: [GenericRequirementFact]

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [], type: TypeExpression,
    requirements: [GenericRequirementFact] = []
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.type = type
    self.requirements = requirements
  }
}
