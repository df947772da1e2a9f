import Handwire

struct Configuration {
  var host: String
}

final class Client {
  let configuration: Configuration
  let token: String

  init(configuration: Configuration, token: String) {
    self.configuration = configuration
    self.token = token
  }
}

/// App scope: begins at launch.
struct AppBlueprint: Blueprint {
  /// Where the server is.
  @Given var configuration: Configuration
  @Given private var token: String

  @Owned var client: Client
}
