import BookingInterface
import Foundation

/// What a traveller agrees to pay.
public struct PaymentOrder: Hashable, Codable, Sendable {
  public let tripID: Trip.ID
  public let amount: Money
  public let cardEnding: String
  /// Two orders with one key are one payment, however often they are sent.
  public let idempotencyKey: UUID

  public init(tripID: Trip.ID, amount: Money, cardEnding: String, idempotencyKey: UUID) {
    self.tripID = tripID
    self.amount = amount
    self.cardEnding = cardEnding
    self.idempotencyKey = idempotencyKey
  }
}
