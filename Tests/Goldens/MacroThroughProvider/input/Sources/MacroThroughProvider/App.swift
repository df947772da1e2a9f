import Handwire

@attached(member, names: named(init)) public macro MemberwiseInit() = #externalMacro(module: "M", type: "M")

@MemberwiseInit
final class Client {
  let host: String
}

@MemberwiseInit
final class Session {
  let client: Client
  let name: String
}

extension Session {
  static func named(client: Client, name: String) -> Session { Session(client: client, name: name) }
}

/// A provider or a static function says what the macro does not.
struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Given private var name: String
  @Owned var client: Client
  @Owned(Session.named) var session: Session

  static func client(host: String) -> Client { Client(host: host) }
}
