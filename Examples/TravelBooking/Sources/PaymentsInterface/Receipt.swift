import BookingInterface
import Foundation

/// The proof of a payment.
public struct Receipt: Hashable, Codable, Sendable {
  public let number: String
  public let tripID: Trip.ID
  public let amount: Money
  public let paidAt: Date

  public init(number: String, tripID: Trip.ID, amount: Money, paidAt: Date) {
    self.number = number
    self.tripID = tripID
    self.amount = amount
    self.paidAt = paidAt
  }
}
