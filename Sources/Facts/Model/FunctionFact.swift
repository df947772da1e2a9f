/// A function or method with what its callers see.
public struct FunctionFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var requirements: [GenericRequirementFact]
  public var parameters: [ParameterFact]
  public var effects: Effects
  /// `nil` where none is written, or `Void`/`()`.
  public var result: TypeExpression?
  /// The body, where it is one expression (with or without `return`).
  public var body: ExpressionFact?
  /// Before the result type: `sending`, `borrowing`.
  public var resultSpecifiers: [String]
  /// `rethrows`, which `effects` tell as `throws`.
  public var isRethrowing: Bool

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [],
    requirements: [GenericRequirementFact] = [], parameters: [ParameterFact], effects: Effects = .none,
    result: TypeExpression? = nil, body: ExpressionFact? = nil, resultSpecifiers: [String] = [],
    isRethrowing: Bool = false
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
    self.resultSpecifiers = resultSpecifiers
    self.isRethrowing = isRethrowing
  }
}
