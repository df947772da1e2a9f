import Handwire

final class Client {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned var client: Client
}

struct PreviewBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Built var client: Client
}
