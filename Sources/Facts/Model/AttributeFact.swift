/// `@Owned(Impl.self, .onFirstUse)`
public struct AttributeFact: Hashable, Codable, Sendable {
  /// The last component of the attribute's type, without `@`, module or generic arguments: `Owned`, `MainActor`, `available`.
  public var name: String
  /// The whole attribute as written, `@` included, white space folded.
  public var text: String
  /// Parts of `@available` that are no expressions are `.other` (`macOS 14`, `*`, `deprecated`).
  public var arguments: [ArgumentFact]
  public var position: Position
  /// Conditions of `#if` branches around the attribute alone, beyond those of its declaration.
  public var conditions: [String]

  public init(name: String, text: String, arguments: [ArgumentFact] = [], position: Position, conditions: [String] = [])
  {
    self.name = name
    self.text = text
    self.arguments = arguments
    self.position = position
    self.conditions = conditions
  }
}
