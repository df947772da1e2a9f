/// A traveller with an account.
public struct User: Identifiable, Hashable, Codable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
