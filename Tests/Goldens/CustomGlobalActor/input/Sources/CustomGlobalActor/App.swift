import Handwire

@globalActor
actor StorageActor {
  static let shared = StorageActor()
}

@StorageActor
final class Database {
  var rows = 2
  init() {}
}

@StorageActor
final class Store {
  let database: Database
  init(database: Database) { self.database = database }
}

@StorageActor
struct StorageBlueprint: Blueprint {
  @Owned private var database: Database
  @Owned(.onFirstUse) var store: Store
}
