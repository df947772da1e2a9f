import Handwire

struct Key {
  init?(raw: String) {
    guard !raw.isEmpty else { return nil }
  }
}

final class Vault {
  init(key: Key?) {}
}

/// The first is refused, the second is optional and fine.
struct RefusedBlueprint: Blueprint {
  @Given private var raw: String
  @Owned var key: Key
}

struct AcceptedBlueprint: Blueprint {
  @Given private var raw: String
  @Owned var key: Key?
  @Owned var vault: Vault
}
