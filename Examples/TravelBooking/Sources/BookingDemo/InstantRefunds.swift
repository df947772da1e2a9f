import BookingInterface
import Foundation
import PaymentsInterface

/// Gives back the whole price at once: what payments look like from booking, without payments.
struct InstantRefunds: RefundRequesting {
  let trips: [Trip]
  let now: @Sendable () -> Date

  func refund(for tripID: Trip.ID) throws -> Refund {
    guard let trip = trips.first(where: { $0.id == tripID }) else { throw NoSuchTrip() }
    return Refund(tripID: tripID, amount: trip.price, issuedAt: now())
  }
}
