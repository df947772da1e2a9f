import Handwire

protocol API {}
struct LiveAPI: API {}

final class Other {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned(LiveAPI.self) var api: any API
}

struct PreviewBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Owned var api: Other
}
