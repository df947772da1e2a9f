@_spi(Merchant) import Payments

@MainActor
public func demonstrate() async {
  print(AppGraph(key: "k").ledger.gateway.key)
}
