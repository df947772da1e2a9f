import Handwire

struct Settings {
  let name: String
  private var count = 0
}

struct AppBlueprint: Blueprint {
  @Given private var name: String
  @Owned var settings: Settings
}
