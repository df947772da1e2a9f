import Handwire

final class Gateway {}

final class Payment {
  let gateway: Gateway
  let amount: Int

  init(gateway: Gateway, amount: Int) {
    self.gateway = gateway
    self.amount = amount
  }
}

struct AppBlueprint: Blueprint {
  @Owned private var gateway: Gateway

  /// The caller owns the checkout.
  func makeCheckout(amount: Int) -> CheckoutGraph { built() }
}

struct CheckoutBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var amount: Int
  @Owned var payment: Payment
}
