import Handwire

final class Cache {
  let name: String

  init(name: String) { self.name = name }
  deinit { print("released \(name)") }
  func clear() { print("cleared \(name)") }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var name: String
  @Owned var cache: Cache

  static func end(cache: Cache) { cache.clear() }
}
