/// `@Sendable (A, B) async throws(E) -> C`
public struct FunctionType: Hashable, Codable, Sendable {
  /// `inout T`, `T...` and the like are `.other`.
  public var parameters: [TypeExpression]
  public var effects: Effects
  public var result: TypeExpression
  /// Attributes of the type without `@`, as written: `Sendable`, `MainActor`, `isolated(any)`, `concurrent`;
  /// `escaping` and `autoclosure` stand at the parameter, not here, except where the function type is itself a
  /// parameter of a function type. `nonisolated(nonsending)` is here too.
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
