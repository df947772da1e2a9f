import Handwire

struct Key {
  init?(raw: String) {
    guard !raw.isEmpty else { return nil }
  }
}

final class Vault {
  let key: Key?

  init(key: Key?) { self.key = key }
}

struct AppBlueprint: Blueprint {
  @Given private var raw: String
  @Owned(Key.init(raw:)) var key: Key?
  @Owned var vault: Vault
}
