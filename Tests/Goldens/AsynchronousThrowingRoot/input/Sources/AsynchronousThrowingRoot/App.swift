import Handwire

struct Unreachable: Error {}

actor Database {
  let path: String

  init(path: String) async throws {
    guard !path.isEmpty else { throw Unreachable() }
    self.path = path
  }
}

final class Store: Sendable {
  let database: Database

  init(database: Database) { self.database = database }
}

struct AppBlueprint: Blueprint {
  @Given private var path: String
  @Owned private var database: Database
  @Owned var store: Store
}
