import Handwire

func fatalError(_ message: String) { print("own: \(message)") }

final class Client {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned var client: Client
}

struct WidgetBlueprint: Blueprint {
  @Owned var client: Client
}
