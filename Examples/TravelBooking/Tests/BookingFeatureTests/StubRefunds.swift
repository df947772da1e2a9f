import BookingInterface
import Foundation
import PaymentsInterface

/// Refunds one euro for any trip, and remembers for which.
actor StubRefunds: RefundRequesting {
  private(set) var requested: [Trip.ID] = []

  func refund(for tripID: Trip.ID) -> Refund {
    requested.append(tripID)
    return Refund(tripID: tripID, amount: Money(minorUnits: 100), issuedAt: .distantPast)
  }
}
