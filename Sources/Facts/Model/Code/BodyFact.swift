/// Code that belongs to one declaration, or stands at the top level.
public struct BodyFact: Hashable, Codable, Sendable {
  public enum Role: String, Hashable, Codable, Sendable {
    case function, initializer, deinitializer, getter, setter, observer
    /// The value a property begins with.
    case initialValue
    case defaultArgument
    /// `@Name(…)` on a property, function, initializer, parameter or type.
    case attribute
    /// A statement of a `main.swift` or a script, or a macro at the top level or among members.
    case statement
  }

  public var role: Role
  /// Of the declaration that it belongs to: what its `DeclarationHeader.position` is; of the first token for `statement`.
  public var declaration: Position
  /// `load(id:)`, `init(api:)`, `subscript(_:)`, `deinit`, a property's name; empty for `statement`.
  public var name: String
  /// Index into `FileFacts.enclosures` of what it stands in; `nil` at the top level.
  public var enclosure: Int?
  /// `static` or `class`
  public var isStatic: Bool
  /// The index in `FileFacts.code` of its root. A `.block` for functions, initializers, accessors: parameters first.
  public var root: Int
  /// Of the enclosing `#if` branches, outermost first.
  public var conditions: [String]

  public init(
    role: Role, declaration: Position, name: String, enclosure: Int?, isStatic: Bool, root: Int, conditions: [String]
  ) {
    self.role = role
    self.declaration = declaration
    self.name = name
    self.enclosure = enclosure
    self.isStatic = isStatic
    self.root = root
    self.conditions = conditions
  }
}
