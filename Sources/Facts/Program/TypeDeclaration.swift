import HandwireFindings

/// A type of the program with where it stands; its extensions are found through `Program`.
public struct TypeDeclaration: Hashable, Sendable {
  public var identifier: TypeIdentifier
  public var fact: TypeFact
  public var path: String
  /// The smallest access on the way from the file to the type, its own included.
  public var access: AccessLevel

  public init(identifier: TypeIdentifier, fact: TypeFact, path: String, access: AccessLevel) {
    self.identifier = identifier
    self.fact = fact
    self.path = path
    self.access = access
  }

  public var place: Place {
    Place(path: path, line: fact.header.position.line, column: fact.header.position.column)
  }
}
