/// Where a name is looked up from.
public struct LexicalContext: Hashable, Sendable {
  public var module: String
  /// Path of the file.
  public var file: String
  /// The enclosing types, outermost first.
  public var enclosing: [TypeIdentifier]
  /// Names of the generic parameters in reach (of the enclosing types and of the declaration itself).
  public var genericParameters: [String]

  public init(module: String, file: String, enclosing: [TypeIdentifier] = [], genericParameters: [String] = []) {
    self.module = module
    self.file = file
    self.enclosing = enclosing
    self.genericParameters = genericParameters
  }
}
