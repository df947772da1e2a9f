/// A subscript with what its callers see.
public struct SubscriptFact: Hashable, Codable, Sendable {
  /// Named `subscript`; the position is the keyword's.
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var requirements: [GenericRequirementFact]
  /// A label is there only where it is written: `subscript(at index: Int)`.
  public var parameters: [ParameterFact]
  /// Effects of its getter.
  public var effects: Effects
  public var result: TypeExpression
  public var isSettable: Bool

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [],
    requirements: [GenericRequirementFact] = [], parameters: [ParameterFact], effects: Effects = .none,
    result: TypeExpression, isSettable: Bool = false
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.isSettable = isSettable
  }
}
