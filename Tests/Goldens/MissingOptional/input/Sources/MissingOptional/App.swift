import Handwire

struct Key {
  init?(raw: String) { return nil }
}

final class Vault {
  init(key: Key) {}
}

struct AppBlueprint: Blueprint {
  @Given private var raw: String
  @Owned private var key: Key?
  @Owned var vault: Vault
}
