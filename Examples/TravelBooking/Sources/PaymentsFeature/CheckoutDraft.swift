import BookingInterface
import Foundation
import Observation

/// What the steps of one checkout share: the trip, the card chosen so far, and the key that makes it one payment.
@MainActor
@Observable
public final class CheckoutDraft {
  public let trip: Trip
  public let idempotencyKey: UUID
  public internal(set) var card: PaymentCard?

  public init(trip: Trip, makeUUID: @Sendable () -> UUID) {
    self.trip = trip
    self.idempotencyKey = makeUUID()
  }
}
