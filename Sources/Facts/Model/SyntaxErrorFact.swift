public struct SyntaxErrorFact: Hashable, Codable, Sendable {
  public var message: String
  public var position: Position

  public init(message: String, position: Position) {
    self.message = message
    self.position = position
  }
}
