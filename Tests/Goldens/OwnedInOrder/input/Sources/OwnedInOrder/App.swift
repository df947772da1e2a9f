import Handwire

final class Database {
  init() { print("Database") }
}

final class Store {
  let database: Database

  init(database: Database) {
    self.database = database
    print("Store")
  }
}

final class Screen {
  let store: Store
  let database: Database

  init(store: Store, database: Database) {
    self.store = store
    self.database = database
    print("Screen")
  }
}

/// Declared the wrong way round: construction follows what each binding needs.
struct AppBlueprint: Blueprint {
  @Owned var screen: Screen
  @Owned var store: Store
  @Owned private var database: Database
}
