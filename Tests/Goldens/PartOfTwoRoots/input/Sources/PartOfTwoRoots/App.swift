import Handwire

final class Client {
  init() { print("Client") }
}

final class Trips {
  let client: Client
  init(client: Client) { self.client = client }
}

final class Badge {
  init() { print("Badge") }
}

/// The widget reaches the client and not the badge, which the app reaches.
struct NetworkPart: BlueprintPart {
  @Owned private var client: Client
  @Owned private var badge: Badge
}

final class Home {
  init(badge: Badge, client: Client) {}
}

struct AppBlueprint: Blueprint {
  typealias Parts = NetworkPart

  @Owned var home: Home
}

struct WidgetBlueprint: Blueprint {
  typealias Parts = NetworkPart

  @Owned var trips: Trips
}
