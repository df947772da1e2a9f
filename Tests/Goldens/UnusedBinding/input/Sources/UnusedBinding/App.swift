import Handwire

final class Client {
  init() {}
}

final class Cache {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Owned private var cache: Cache
  @Owned var client: Client
}
