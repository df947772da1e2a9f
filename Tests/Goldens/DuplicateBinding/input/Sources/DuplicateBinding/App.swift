import Handwire

final class Client {
  init() {}
}

struct AppBlueprint: Blueprint {
  typealias Parts = (NetworkPart, OtherPart)

  @Given var name: String
}

struct NetworkPart: BlueprintPart {
  @Owned var client: Client
}

struct OtherPart: BlueprintPart {
  @Owned var client: Client
}
