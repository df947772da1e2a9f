import Handwire

@globalActor
actor StorageActor {
  static let shared = StorageActor()
}

@StorageActor
final class Database {
  init() {}
}

@MainActor
final class Screen {
  init(database: Database) {}
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned private var database: Database
  @Owned var screen: Screen
}
