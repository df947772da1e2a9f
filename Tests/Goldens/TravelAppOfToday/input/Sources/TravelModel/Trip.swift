public struct Trip: Sendable, Identifiable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

public struct Booking: Sendable, Identifiable {
  public let id: Int

  public init(id: Int) { self.id = id }
}

public enum RepositoryError: Error { case offline }

public protocol Repository<Item>: Sendable {
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  func item(_ id: Item.ID) async throws(RepositoryError) -> Item?
}
