/// A part of a manifest that is computed in a way that only running it would show.
public struct UnresolvedManifestPart: Hashable, Codable, Sendable {
  public var reason: String
  public var position: Position

  public init(reason: String, position: Position) {
    self.reason = reason
    self.position = position
  }
}
