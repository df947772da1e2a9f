import BookingInterface
import Foundation
import PaymentsInterface

extension Account {
  func trip(_ id: String) throws -> Trip {
    guard let trip = self[Trip.ID(rawValue: id)] else {
      throw Refusal(status: 404, reason: "there is no trip '\(id)'")
    }
    return trip
  }

  mutating func cancel(_ trip: Trip) throws -> Trip {
    guard trip.status != .cancelled else { throw Refusal(status: 409, reason: "the trip is already cancelled") }
    let cancelled = trip.marked(.cancelled)
    self[trip.id] = cancelled
    return cancelled
  }

  /// A key that was seen before gets the receipt of the first time.
  mutating func pay(_ trip: Trip, order: PaymentOrder, number: String, at date: Date) throws -> Receipt {
    if let receipt = receipts[order.idempotencyKey] { return receipt }
    guard trip.status == .booked else { throw Refusal(status: 409, reason: "the trip is \(trip.status.rawValue)") }
    guard order.amount == trip.price else { throw Refusal(status: 409, reason: "the price has changed") }
    let receipt = Receipt(number: number, tripID: trip.id, amount: trip.price, paidAt: date)
    receipts[order.idempotencyKey] = receipt
    self[trip.id] = trip.marked(.paid)
    return receipt
  }

  /// All of the price until a week before departure, half of it after that.
  mutating func refund(_ trip: Trip, key: UUID, at date: Date) throws -> Refund {
    if let refund = refunds[key] { return refund }
    let wasPaid = receipts.values.contains { $0.tripID == trip.id }
    let wasRefunded = refunds.values.contains { $0.tripID == trip.id }
    guard trip.status == .cancelled, wasPaid, !wasRefunded else {
      throw Refusal(status: 409, reason: "there is nothing to refund")
    }
    let isEarly = trip.departure.timeIntervalSince(date) >= 7 * 86_400
    let refund = Refund(tripID: trip.id, amount: isEarly ? trip.price : trip.price.share(percent: 50), issuedAt: date)
    refunds[key] = refund
    return refund
  }
}
