import Handwire

protocol Repository<Item> {
  associatedtype Item
  var items: [Item] { get }
}

struct User: Equatable { var name = "Ada" }
struct Team: Equatable { var name = "Blue" }

final class MemoryRepository<Item>: Repository {
  let items: [Item]
  init(items: [Item]) { self.items = items }
}

struct CachedRepository<Item, Base: Repository<Item>>: Repository {
  let base: Base
  var items: [Item] { base.items }
}

final class Screen {
  let users: any Repository<User>
  let teams: any Repository<Team>

  init(users: any Repository<User>, teams: any Repository<Team>) {
    self.users = users
    self.teams = teams
  }
}

final class UserCount {
  let count: Int
  init(users: some Repository<User>, teams: any Repository<Team>) { count = users.items.count + teams.items.count }
}

final class Names<Source: Repository> where Source.Item == Team {
  let names: [String]
  init(source: Source) { names = source.items.map(\.name) }
}

struct AppBlueprint: Blueprint {
  @Owned(MemoryRepository<User>.self) private var users: any Repository<User>
  @Owned(MemoryRepository<Team>.init(items:)) private var teams: any Repository<Team>
  @Owned private var stored: CachedRepository<Team, MemoryRepository<Team>>
  @Owned private var memory: MemoryRepository<Team>
  @Owned var screen: Screen
  @Owned var count: UserCount
  @Owned var names: Names<CachedRepository<Team, MemoryRepository<Team>>>

  static func firstUsers() -> [User] { [User()] }
  static func firstTeams() -> [Team] { [Team(), Team()] }
}
