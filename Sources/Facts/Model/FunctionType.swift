/// `@Sendable (A, B) async throws(E) -> C`
public struct FunctionType: Hashable, Codable, Sendable {
  public var parameters: [TypeExpression]
  public var effects: Effects
  public var result: TypeExpression
  /// Attributes of the type without `@`, as written: `Sendable`, `MainActor`, `isolated(any)`, `concurrent`;
  /// `escaping` and `autoclosure` stand at the parameter, not here.
  public var attributes: [String]

  public init(
    parameters: [TypeExpression], effects: Effects = .none, result: TypeExpression, attributes: [String] = []
  ) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.attributes = attributes
  }
}
