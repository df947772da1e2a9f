import Handwire

final class Client {}

final class Payments {
  let client: Client
  let user: String

  init(client: Client, user: String) {
    self.client = client
    self.user = user
  }
}

struct AppBlueprint: Blueprint {
  @Owned private var client: Client

  @Child var session: SessionGraph?
}

struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: String

  @Child var checkout: CheckoutGraph?
}

/// Receives the client through the session, which does not use it itself.
struct CheckoutBlueprint: Blueprint {
  typealias Parent = SessionBlueprint

  @Owned var payments: Payments
}
