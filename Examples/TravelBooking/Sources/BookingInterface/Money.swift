/// An amount of one currency, in its smallest unit, so that sums are exact.
public struct Money: Hashable, Codable, Sendable, CustomStringConvertible {
  /// Cents, for currencies that have them.
  public let minorUnits: Int
  /// The ISO 4217 code, `EUR` for instance.
  public let currency: String

  public init(minorUnits: Int, currency: String = "EUR") {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The share of this amount, rounded down to a whole unit.
  public func share(percent: Int) -> Money {
    Money(minorUnits: minorUnits * percent / 100, currency: currency)
  }

  public var description: String {
    let cents = minorUnits % 100
    return "\(currency) \(minorUnits / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
