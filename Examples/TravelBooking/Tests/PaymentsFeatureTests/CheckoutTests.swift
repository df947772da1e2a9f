import BookingInterface
import Foundation
import HandwireTesting
import PaymentsFeature
import PaymentsInterface
import Testing

@MainActor
@Suite struct CheckoutTests {
  private struct Declined: Error {}

  private let key = UUID(number: 1)
  private let trip = Trip(
    id: Trip.ID(rawValue: "rome"), destination: "Rome", departure: .distantFuture, nights: 3,
    price: Money(minorUnits: 27_500), status: .booked)

  @Test func paysThePriceWithTheChosenCard() async {
    let graph = checkout()
    graph.gateway.onPay { Self.receipt(for: $0) }
    let feature = graph.payments
    feature.cardEntry.number = "4242 4242 4242 4242"
    #expect(!feature.confirmation.canPay)
    #expect(feature.cardEntry.submit())
    #expect(feature.confirmation.canPay)
    await feature.confirmation.pay()
    #expect(feature.confirmation.receipt?.number == "R-1")
    #expect(!feature.confirmation.canPay)
    let order = PaymentOrder(tripID: trip.id, amount: trip.price, cardEnding: "4242", idempotencyKey: key)
    #expect(graph.gateway.calls == [.pay(order)])
  }

  @Test func tellsTheGatewayThatASecondAttemptIsTheSamePayment() async {
    let graph = checkout()
    let feature = graph.payments
    feature.cardEntry.number = "4242424242424242"
    feature.cardEntry.submit()
    graph.gateway.onPay { _ in throw Declined() }
    await feature.confirmation.pay()
    #expect(feature.confirmation.failure != nil)
    graph.gateway.onPay { Self.receipt(for: $0) }
    await feature.confirmation.pay()
    await feature.confirmation.pay()
    #expect(feature.confirmation.failure == nil)
    let order = PaymentOrder(tripID: trip.id, amount: trip.price, cardEnding: "4242", idempotencyKey: key)
    #expect(graph.gateway.calls == [.pay(order), .pay(order)])
  }

  /// The gateway has no meaning here, so a payment would fail the test.
  @Test func paysNothingWithoutACard() async {
    let graph = checkout()
    let feature = graph.payments
    feature.cardEntry.number = "4242 4242 4242 4243"
    #expect(!feature.cardEntry.submit())
    #expect(feature.cardEntry.failure != nil)
    await feature.confirmation.pay()
    #expect(graph.gateway.calls.isEmpty)
  }

  @Test(arguments: ["4242 4242 4242 4242", "5555555555554444", "378282246310005"])
  func acceptsNumbersWithACorrectCheckDigit(number: String) {
    #expect(PaymentCard(number: number)?.ending == String(number.suffix(4)))
  }

  @Test(arguments: ["", "4242", "4242 4242 4242 4241", "4242-4242-4242-4242", "five five five five"])
  func refusesNumbersThatCannotBeRight(number: String) {
    #expect(PaymentCard(number: number) == nil)
  }

  @Test func eachRefundHasAKeyOfItsOwn() async throws {
    let graph = checkout()
    graph.gateway.onRefund { tripID, _ in Refund(tripID: tripID, amount: Money(minorUnits: 1), issuedAt: .distantPast) }
    _ = try await graph.refunds.refund(for: trip.id)
    _ = try await graph.refunds.refund(for: trip.id)
    // The draft has taken the first one.
    #expect(
      graph.gateway.calls == [
        .refund(trip.id, idempotencyKey: UUID(number: 2)), .refund(trip.id, idempotencyKey: UUID(number: 3)),
      ])
  }

  private func checkout() -> PaymentsGraph {
    let ids = UUIDSource.incrementing
    return PaymentsGraph(trip: trip, makeUUID: { ids() })
  }

  private nonisolated static func receipt(for order: PaymentOrder) -> Receipt {
    Receipt(number: "R-1", tripID: order.tripID, amount: order.amount, paidAt: .distantPast)
  }
}
