/// What every declaration has: name, place, access, attributes, condition.
public struct DeclarationHeader: Hashable, Codable, Sendable {
  /// Without backticks; `init` for initializers.
  public var name: String
  /// Of the name (of the keyword `init` for initializers).
  public var position: Position
  /// As written; `nil` means that none is (then the enclosing extension's, else internal).
  public var access: AccessLevel?
  public var attributes: [AttributeFact]
  /// Modifiers other than access, as written: `static`, `class`, `final`, `lazy`, `weak`, `unowned`, `nonisolated`,
  /// `nonisolated(unsafe)`, `nonisolated(nonsending)`, `override`, `convenience`, `required`, `indirect`, `mutating`, …
  public var modifiers: [String]
  /// Conditions of the enclosing `#if` branches, outermost first (`DEBUG`, `!(DEBUG)`, `os(iOS)`); empty outside.
  public var conditions: [String]
  /// Lines of the doc comment with their `///`, or a `/** … */` block line by line; without indentation.
  public var documentation: [String]
  /// What line comments right before it ask of Handwire: `double` for `// handwire:double`.
  public var directives: [String]

  public init(
    name: String, position: Position, access: AccessLevel? = nil, attributes: [AttributeFact] = [],
    modifiers: [String] = [], conditions: [String] = [], documentation: [String] = [],
    directives: [String] = []
  ) {
    self.name = name
    self.position = position
    self.access = access
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
    self.documentation = documentation
    self.directives = directives
  }

  public func attribute(named name: String) -> AttributeFact? { attributes.first { $0.name == name } }
  public func hasModifier(_ modifier: String) -> Bool { modifiers.contains(modifier) }
}
