import BookingInterface
import Foundation
import PaymentsInterface

/// Fails so many times, then accepts everything; remembers what it was asked.
actor StubGateway: PaymentGateway {
  struct Declined: Error {}

  private var failures: Int
  private(set) var orders: [PaymentOrder] = []
  private(set) var refundKeys: [UUID] = []

  init(failures: Int = 0) {
    self.failures = failures
  }

  func pay(_ order: PaymentOrder) throws -> Receipt {
    orders.append(order)
    if failures > 0 {
      failures -= 1
      throw Declined()
    }
    return Receipt(number: "R-1", tripID: order.tripID, amount: order.amount, paidAt: .distantPast)
  }

  func refund(_ tripID: Trip.ID, idempotencyKey: UUID) -> Refund {
    refundKeys.append(idempotencyKey)
    return Refund(tripID: tripID, amount: Money(minorUnits: 1), issuedAt: .distantPast)
  }
}
