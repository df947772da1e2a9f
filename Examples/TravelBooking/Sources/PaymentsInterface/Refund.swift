import BookingInterface
import Foundation

/// Money on its way back to the traveller.
public struct Refund: Hashable, Codable, Sendable {
  public let tripID: Trip.ID
  public let amount: Money
  public let issuedAt: Date

  public init(tripID: Trip.ID, amount: Money, issuedAt: Date) {
    self.tripID = tripID
    self.amount = amount
    self.issuedAt = issuedAt
  }
}
