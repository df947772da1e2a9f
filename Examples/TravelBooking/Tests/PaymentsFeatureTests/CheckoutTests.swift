import BookingInterface
import Foundation
import PaymentsFeature
import PaymentsInterface
import Testing

@MainActor
@Suite struct CheckoutTests {
  private let key = UUID()
  private let trip = Trip(
    id: Trip.ID(rawValue: "rome"), destination: "Rome", departure: .distantFuture, nights: 3,
    price: Money(minorUnits: 27_500), status: .booked)

  @Test func paysThePriceWithTheChosenCard() async {
    let gateway = StubGateway()
    let feature = checkout(gateway)
    feature.cardEntry.number = "4242 4242 4242 4242"
    #expect(!feature.confirmation.canPay)
    #expect(feature.cardEntry.submit())
    #expect(feature.confirmation.canPay)
    await feature.confirmation.pay()
    #expect(feature.confirmation.receipt?.number == "R-1")
    #expect(!feature.confirmation.canPay)
    let order = PaymentOrder(tripID: trip.id, amount: trip.price, cardEnding: "4242", idempotencyKey: key)
    #expect(await gateway.orders == [order])
  }

  @Test func tellsTheGatewayThatASecondAttemptIsTheSamePayment() async {
    let gateway = StubGateway(failures: 1)
    let feature = checkout(gateway)
    feature.cardEntry.number = "4242424242424242"
    feature.cardEntry.submit()
    await feature.confirmation.pay()
    #expect(feature.confirmation.failure != nil)
    await feature.confirmation.pay()
    await feature.confirmation.pay()
    #expect(feature.confirmation.failure == nil)
    #expect(await gateway.orders.map(\.idempotencyKey) == [key, key])
  }

  @Test func paysNothingWithoutACard() async {
    let gateway = StubGateway()
    let feature = checkout(gateway)
    feature.cardEntry.number = "4242 4242 4242 4243"
    #expect(!feature.cardEntry.submit())
    #expect(feature.cardEntry.failure != nil)
    await feature.confirmation.pay()
    #expect(await gateway.orders.isEmpty)
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
    let gateway = StubGateway()
    let desk = RefundDesk(gateway: gateway, makeUUID: { UUID() })
    _ = try await desk.refund(for: trip.id)
    _ = try await desk.refund(for: trip.id)
    #expect(await Set(gateway.refundKeys).count == 2)
  }

  private func checkout(_ gateway: StubGateway) -> PaymentsFeature {
    let draft = CheckoutDraft(trip: trip, makeUUID: { key })
    return PaymentsFeature(dependencies: PaymentsDependencies(draft: draft, gateway: gateway))
  }
}
