public struct InitializerFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var requirements: [GenericRequirementFact]
  public var parameters: [ParameterFact]
  public var effects: Effects
  /// `init?` or `init!`
  public var isFailable: Bool

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [],
    requirements: [GenericRequirementFact] = [], parameters: [ParameterFact], effects: Effects = .none,
    isFailable: Bool = false
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.effects = effects
    self.isFailable = isFailable
  }
}
