import Handwire
@_spi(Customer) import PaymentsOnly

struct AppBlueprint: Blueprint {
  @Owned var gateway: Gateway
}
