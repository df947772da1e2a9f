public import TravelModel

public struct RemoteRepository<Item: Identifiable & Sendable>: Repository where Item.ID: Sendable {
  private let items: [Item]

  @_spi(Composition) public init(items: [Item]) { self.items = items }

  public func item(_ id: Item.ID) async throws(RepositoryError) -> Item? { items.first { $0.id == id } }
}

public actor CachedRepository<Base: Repository>: Repository {
  public typealias Item = Base.Item
  private let base: Base
  private var cache: [Item.ID: Item] = [:]

  public init(base: Base) { self.base = base }

  public func item(_ id: Item.ID) async throws(RepositoryError) -> Item? {
    if let known = cache[id] { return known }
    let item = try await base.item(id)
    cache[id] = item
    return item
  }
}
