import Handwire

struct User {
  let name: String
}

final class Client {}

final class Trips {
  let client: Client
  let user: User

  init(client: Client, user: User) {
    self.client = client
    self.user = user
  }
}

/// App scope: begins at launch.
@MainActor
struct AppBlueprint: Blueprint {
  @Owned private var client: Client

  @Child var session: SessionGraph?
}

/// Session scope: begins with a signed-in user.
@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: User
  @Owned var trips: Trips
}
