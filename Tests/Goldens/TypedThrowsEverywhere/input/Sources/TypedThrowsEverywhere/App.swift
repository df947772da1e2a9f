import Handwire

struct Locked: Error {}
enum Missing: Error { case key }

final class Keychain {
  init(service: String) throws(Locked) {
    guard service != "locked" else { throw Locked() }
  }
}

final class Vault {
  init(keychain: Keychain, name: String) throws(Missing) {
    guard name != "none" else { throw .key }
  }
}

final class Reader<Failure: Error> {
  let read: () throws(Failure) -> Int
  init(read: @escaping () throws(Failure) -> Int) { self.read = read }
}

final class Calm {
  init(keychain: Keychain) throws(Never) {}
}

/// Two error types: what is thrown is any error.
struct AppBlueprint: Blueprint {
  @Given private var service: String
  @Given private var name: String
  @Given private var read: () throws(Locked) -> Int
  @Owned private var keychain: Keychain
  @Owned var vault: Vault
  @Owned var reader: Reader<Locked>
  @Owned var calm: Calm

  func makeKeychain(service: String) throws(Locked) -> Keychain { built() }
  func makeVault(name: String) throws(Missing) -> Vault { built() }
}

@MainActor
struct RootBlueprint: Blueprint {
  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = RootBlueprint

  @Given private var service: String
  @Owned var keychain: Keychain
}
