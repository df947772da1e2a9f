import Handwire

protocol API {
  var name: String { get }
}

struct LiveAPI: API {
  let name = "live"
}

final class Trips {
  let api: any API
  let count: Int

  init(api: any API) {
    self.api = api
    count = 0
  }

  init(api: any API, count: Int) {
    self.api = api
    self.count = count
  }
}

struct AppBlueprint: Blueprint {
  @Owned(LiveAPI.self) private var api: any API

  @Child var session: SessionGraph?
}

struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: String
  @Owned(Trips.init(api:)) var trips: Trips
}

struct PreviewBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Child var session: PreviewSessionGraph?
}

struct PreviewSessionBlueprint: Blueprint {
  typealias Refines = SessionBlueprint

  @Owned(Trips.init(api:count:)) var trips: Trips

  static func count() -> Int { 3 }
}
