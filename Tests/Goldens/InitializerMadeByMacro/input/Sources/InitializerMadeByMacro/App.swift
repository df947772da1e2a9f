import Handwire

@attached(member, names: named(init)) public macro MemberwiseInit() = #externalMacro(module: "M", type: "M")

@MemberwiseInit
final class Client {
  let host: String
}

struct AppBlueprint: Blueprint {
  @Given private var host: String
  @Owned var client: Client
}
