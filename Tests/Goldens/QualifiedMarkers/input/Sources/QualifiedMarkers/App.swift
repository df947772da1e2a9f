import Handwire

final class Client { init() {} }
final class Screen { let client: Client; init(client: Client) { self.client = client } }

struct AppBlueprint: Handwire.Blueprint {
  @Handwire.Owned private var client: Client
  @Handwire.Owned(Screen.init(client:)) var screen: Screen
  @Owned(Screen.self, Construction.onFirstUse) var late: Screen
  func makeScreen() -> Screen { Handwire.built() }
}
