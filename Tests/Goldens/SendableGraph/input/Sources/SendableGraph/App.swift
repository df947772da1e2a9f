import Handwire

final class Client: Sendable {
  init() {}
}

final class Cache {
  init() {}
}

nonisolated struct GoodBlueprint: Blueprint, Sendable {
  @Owned var client: Client
}

nonisolated struct BadBlueprint: Blueprint, Sendable {
  @Owned var cache: Cache
  @Owned(.onFirstUse) var client: Client
}
