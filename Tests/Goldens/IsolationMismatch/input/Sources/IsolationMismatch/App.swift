import Handwire

@MainActor
final class Router {
  init() {}
}

nonisolated struct AppBlueprint: Blueprint {
  @Owned var router: Router
}
