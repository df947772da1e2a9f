import Handwire

final class Client {
  init(host: String) {}
  init(host: String, port: Int) {}
}

struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Owned var client: Client
}
