import Handwire

@attached(member, names: named(init)) public macro MemberwiseInit() = #externalMacro(module: "M", type: "M")

@MemberwiseInit
final class Client {
  let host: String
  let retries: Int
}

/// The labels say which stored properties the macro's initializer takes.
struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Given private var retries: Int
  @Owned(Client.init(host:retries:)) var client: Client
}
