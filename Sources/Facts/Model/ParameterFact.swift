/// One parameter of an initializer or a function.
public struct ParameterFact: Hashable, Codable, Sendable {
  /// `nil` for `_`.
  public var label: String?
  public var name: String
  public var type: TypeExpression
  /// The default argument as written.
  public var defaultValue: String?
  public var isVariadic: Bool
  /// `inout`, `consuming`, `borrowing`, `sending`, `isolated`, …
  public var specifiers: [String]
  /// Of the parameter and of its type, without `@` (`escaping`, `autoclosure`, `ViewBuilder`).
  public var attributes: [String]
  public var position: Position

  public init(
    label: String?, name: String, type: TypeExpression, defaultValue: String? = nil, isVariadic: Bool = false,
    specifiers: [String] = [], attributes: [String] = [], position: Position
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.specifiers = specifiers
    self.attributes = attributes
    self.position = position
  }
}
