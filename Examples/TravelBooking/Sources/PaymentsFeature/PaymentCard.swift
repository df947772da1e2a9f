/// A card whose number has a correct check digit; only its end is kept.
public struct PaymentCard: Hashable, Sendable {
  public let ending: String

  /// Nil unless the number has 12 to 19 digits and passes the Luhn test; spaces are ignored.
  public init?(number: String) {
    let characters = number.filter { $0 != " " }
    let digits = characters.compactMap(\.wholeNumberValue)
    guard digits.count == characters.count, (12...19).contains(digits.count) else { return nil }
    let sum = digits.reversed().enumerated().reduce(0) { sum, item in
      let (offset, digit) = item
      guard offset.isMultiple(of: 2) == false else { return sum + digit }
      return sum + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)
    }
    guard sum.isMultiple(of: 10) else { return nil }
    ending = String(characters.suffix(4))
  }
}
