import Handwire

struct Clock {
  let name: String
}

final class Client {
  let description: String

  init(clock: Clock) { description = "clock \(clock.name)" }
  init(_ clock: Clock, retries: Int) { description = "clock \(clock.name), \(retries) retries" }

  static func patient(clock: Clock) -> Client { Client(clock, retries: 9) }
}

func makeQuickClient(clock: Clock) -> Client { Client(clock, retries: 1) }

/// Two initializers, a static function, a free function: each is named.
struct AppBlueprint: Blueprint {
  @Given var clock: Clock
  @Given private var retries: Int
  @Owned(Client.init(clock:)) var plain: Client
  @Owned(Client.init(_:retries:)) var retrying: Client
  @Owned(Client.patient(clock:)) var patient: Client
  @Owned(makeQuickClient) var quick: Client
}
