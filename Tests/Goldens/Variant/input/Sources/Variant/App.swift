import Handwire

protocol API {
  var name: String { get }
}

struct LiveAPI: API {
  let name = "live"
}

struct FakeAPI: API {
  let name = "fake"
}

final class Trips {
  let api: any API
  let user: String

  init(api: any API, user: String) {
    self.api = api
    self.user = user
  }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned(LiveAPI.self) private var api: any API

  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var user: String
  @Owned var trips: Trips
}

/// All of the app, with a fake in place of the server.
@MainActor
struct PreviewBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Owned(FakeAPI.self) private var api: any API
}
