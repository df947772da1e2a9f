import Handwire

protocol Storage: AnyObject {}

final class FileStorage: Storage {
  let path: String

  init(path: String) { self.path = path }
}

final class Cache {
  let storage: any Storage

  init(storage: any Storage) { self.storage = storage }
}

/// The provider decides which storage; the graph owns the one that it returns.
struct AppBlueprint: Blueprint {
  @Given private var inMemory: Bool
  @Owned var storage: any Storage
  @Owned var cache: Cache

  static func makeStorage(inMemory: Bool) -> any Storage { FileStorage(path: inMemory ? "memory" : "disk") }
}
