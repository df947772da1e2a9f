import Handwire

struct Settings {
  let host: String
  #if DEBUG
    let overlay: Int
  #endif
}

final class Client {
  let settings: Settings

  #if DEBUG
    init(settings: Settings, overlay: Int) { self.settings = settings }
  #else
    init(settings: Settings) { self.settings = settings }
  #endif
}

struct AppBlueprint: Blueprint {
  @Given private var host: String
  #if DEBUG
    @Given private var overlay: Int
  #endif
  @Owned var client: Client
}
