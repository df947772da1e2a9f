/// An `init` that is written down; the ones the compiler adds are not facts of a file.
public struct InitializerFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var requirements: [GenericRequirementFact]
  public var parameters: [ParameterFact]
  public var effects: Effects
  /// `init?` or `init!`
  public var isFailable: Bool
  /// `init!`, whose result converts to the type without a question mark.
  public var isImplicitlyUnwrapped: Bool

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [],
    requirements: [GenericRequirementFact] = [], parameters: [ParameterFact], effects: Effects = .none,
    isFailable: Bool = false, isImplicitlyUnwrapped: Bool = false
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.effects = effects
    self.isFailable = isFailable
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
  }
}
