import HandwireFindings

/// An extension with where it stands.
public struct ExtensionDeclaration: Hashable, Sendable {
  public var fact: ExtensionFact
  public var path: String
  public var module: String

  public init(fact: ExtensionFact, path: String, module: String) {
    self.fact = fact
    self.path = path
    self.module = module
  }

  public var place: Place {
    Place(path: path, line: fact.header.position.line, column: fact.header.position.column)
  }
}
