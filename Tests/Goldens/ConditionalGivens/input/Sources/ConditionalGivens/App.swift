import Handwire

final class Client {
  let host: String
  init(host: String) { self.host = host }

  #if DEBUG
    func dump() {}
  #endif
}

struct AppBlueprint: Blueprint {
  @Given private var host: String
  #if DEBUG
    @Given var overlay: Int
  #elseif BETA
    @Owned var beta: Client
  #else
    @Built var other: Client
  #endif
  @Owned var client: Client

  #if DEBUG
    func makeClient(host: String) -> Client { built() }
  #endif
}
