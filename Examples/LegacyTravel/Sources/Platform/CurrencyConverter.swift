/// From the year in which prices were in dollars too.
public struct CurrencyConverter {
  private let dollarsPerEuro: Double

  public init(dollarsPerEuro: Double) {
    self.dollarsPerEuro = dollarsPerEuro
  }

  public func dollars(_ euros: Int) -> Int { Int(Double(euros) * dollarsPerEuro) }
}
