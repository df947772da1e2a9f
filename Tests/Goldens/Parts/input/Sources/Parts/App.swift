import Handwire

final class Client {}

final class Trips {
  init(client: Client) {}
}

final class Payments {
  init(client: Client, currency: String) {}
}

final class Unused {
  init(client: Client) {}
}

struct AppBlueprint: Blueprint {
  typealias Parts = (TripsPart, PaymentsPart)

  @Owned private var client: Client
}

struct TripsPart: BlueprintPart {
  @Owned var trips: Trips
}

struct PaymentsPart: BlueprintPart {
  @Given private var currency: String
  @Owned var payments: Payments

  func makePayments() -> Payments { built() }
}
