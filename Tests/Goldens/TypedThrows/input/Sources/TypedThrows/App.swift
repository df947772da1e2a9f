import Handwire

struct Locked: Error {}

final class Keychain {
  init(service: String) throws(Locked) {
    guard service != "locked" else { throw Locked() }
  }
}

struct AppBlueprint: Blueprint {
  @Given private var service: String
  @Owned var keychain: Keychain
}
