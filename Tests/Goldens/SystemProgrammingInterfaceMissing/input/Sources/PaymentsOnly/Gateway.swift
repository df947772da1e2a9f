public final class Gateway {
  @_spi(Merchant) public init() {}
}

@_spi(Merchant) public struct Ledger {
  public init() {}
}
