public final class Gateway {
  public let key: String

  @_spi(Merchant) public init(key: String) { self.key = key }
}

@_spi(Merchant) public struct Ledger {
  public let gateway: Gateway

  public init(gateway: Gateway) { self.gateway = gateway }
}
