import Handwire

struct User {}

final class TripSync {
  init(user: User) {}
}

struct AppBlueprint: Blueprint {
  @Owned var tripSync: TripSync

  @Child var session: SessionGraph?
}

struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: User
}
