public struct PropertyFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var type: TypeExpression?
  /// `let`
  public var isConstant: Bool
  /// Has a getter instead of storage (observers alone leave it stored).
  public var isComputed: Bool
  public var initialValue: ExpressionFact?
  /// `private(set)`; `nil` where none is written.
  public var setterAccess: AccessLevel?
  /// Effects of a computed property's getter.
  public var effects: Effects

  public var isStatic: Bool { header.hasModifier("static") || header.hasModifier("class") }
  public var isLazy: Bool { header.hasModifier("lazy") }

  public init(
    header: DeclarationHeader, type: TypeExpression?, isConstant: Bool, isComputed: Bool,
    initialValue: ExpressionFact? = nil, setterAccess: AccessLevel? = nil, effects: Effects = .none
  ) {
    self.header = header
    self.type = type
    self.isConstant = isConstant
    self.isComputed = isComputed
    self.initialValue = initialValue
    self.setterAccess = setterAccess
    self.effects = effects
  }
}
