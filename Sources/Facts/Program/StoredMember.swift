import HandwireFindings

/// A property of a value that can be read, stored or computed.
public struct StoredMember: Hashable, Sendable {
  public var name: String
  public var type: ResolvedType
  /// As written; where the type is left out, the text of what it is inferred from.
  public var spelling: TypeExpression
  public var place: Place
  /// From the place that asked.
  public var isVisible: Bool
  public var isComputed: Bool

  public init(
    name: String, type: ResolvedType, spelling: TypeExpression, place: Place, isVisible: Bool, isComputed: Bool = false
  ) {
    self.name = name
    self.type = type
    self.spelling = spelling
    self.place = place
    self.isVisible = isVisible
    self.isComputed = isComputed
  }
}
