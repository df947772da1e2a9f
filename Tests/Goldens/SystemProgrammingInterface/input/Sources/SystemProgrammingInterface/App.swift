import Handwire
@_spi(Merchant) import Payments

struct AppBlueprint: Blueprint {
  @Given private var key: String
  @Owned private var gateway: Gateway
  @Owned var ledger: Ledger
}
