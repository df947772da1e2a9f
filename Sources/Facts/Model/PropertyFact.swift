/// One name that a `let` or `var` binds; a declaration of several is several facts.
public struct PropertyFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var type: TypeExpression?
  /// `let`
  public var isConstant: Bool
  /// Has a getter instead of storage (observers alone leave it stored).
  public var isComputed: Bool
  /// For a name of a tuple pattern: its element of a tuple literal, else the whole value.
  public var initialValue: ExpressionFact?
  /// `private(set)`; `nil` where none is written.
  public var setterAccess: AccessLevel?
  /// Effects of a computed property's getter.
  public var effects: Effects
  /// Can be assigned: a stored `var`, or a computed one with `set` or `_modify`.
  public var isSettable: Bool
  /// One name of a tuple pattern (`let (a, b) = pair`).
  public var isDestructured: Bool
  /// The stored properties that its `init` accessor initializes (SE-0400); `nil` where it has none.
  public var initializes: [String]?

  public var isStatic: Bool { header.hasModifier("static") || header.hasModifier("class") }
  public var isLazy: Bool { header.hasModifier("lazy") }

  public init(
    header: DeclarationHeader, type: TypeExpression?, isConstant: Bool, isComputed: Bool,
    initialValue: ExpressionFact? = nil, setterAccess: AccessLevel? = nil, effects: Effects = .none,
    isSettable: Bool? = nil, isDestructured: Bool = false, initializes: [String]? = nil
  ) {
    self.header = header
    self.type = type
    self.isConstant = isConstant
    self.isComputed = isComputed
    self.initialValue = initialValue
    self.setterAccess = setterAccess
    self.effects = effects
    self.isSettable = isSettable ?? (!isConstant && !isComputed)
    self.isDestructured = isDestructured
    self.initializes = initializes
  }
}
