/// A type or an extension that code stands in.
public struct EnclosureFact: Hashable, Codable, Sendable {
  /// `nil` for an extension.
  public var kind: TypeFact.Kind?
  /// The type's name, or the extended type as written (`Trip.Store`).
  public var name: String
  /// Index into `FileFacts.enclosures`; smaller than its own.
  public var parent: Int?
  /// What its `DeclarationHeader.position` is.
  public var position: Position

  public init(kind: TypeFact.Kind?, name: String, parent: Int?, position: Position) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.position = position
  }
}
