import Handwire

struct Settings {
  let host: String
  #if DEBUG
    let overlay: Int
  #endif
}

final class Client {
  let settings: Settings
  init(settings: Settings) { self.settings = settings }
}

struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Owned var client: Client
}
