import Handwire

protocol API {
  var name: String { get }
}

struct PlainAPI: API {
  let name = "plain"
}

struct AuthorizedAPI: API {
  let api: any API
  let token: String

  var name: String { "authorized(\(api.name), \(token))" }
}

struct CachedAPI: API {
  let api: any API

  var name: String { "cached(\(api.name))" }
}

final class Trips {
  let api: any API

  init(api: any API) { self.api = api }
}

struct AppBlueprint: Blueprint {
  @Owned(PlainAPI.self) var api: any API

  @Child var session: SessionGraph?
}

/// Wraps what the parent binds; everything in the session receives the wrapped one.
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var token: String
  @Owned(AuthorizedAPI.self) private var api: any API
  @Owned var trips: Trips
}
