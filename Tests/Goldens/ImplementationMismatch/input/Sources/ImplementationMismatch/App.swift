import Handwire

protocol Analytics {}

final class Client {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned(Client.self) var analytics: any Analytics
}
