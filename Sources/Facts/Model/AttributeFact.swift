/// `@Owned(Impl.self, .onFirstUse)`
public struct AttributeFact: Hashable, Codable, Sendable {
  /// The last component of the attribute's type, without `@`, module or generic arguments: `Owned`, `MainActor`, `available`.
  public var name: String
  /// The whole attribute as written, `@` included, white space folded.
  public var text: String
  public var arguments: [ArgumentFact]
  public var position: Position

  public init(name: String, text: String, arguments: [ArgumentFact] = [], position: Position) {
    self.name = name
    self.text = text
    self.arguments = arguments
    self.position = position
  }
}
