import BookingFeature
import BookingInterface
import PaymentsFeature
import Testing

@testable import TravelApp

/// Whole stories on the test graph: every object is the shipped one, only the network is missing.
@MainActor
@Suite struct BookingAndPaymentTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [("kyoto", 214_900), ("oslo", 15_975)])
  func whatWasPaidComesBackAllOrHalf(id: String, refunded: Int) async throws {
    let session = try await TestAppGraph(cacheFolder: folder.url).signIn()
    let detail = session.makeTripDetail(tripID: Trip.ID(rawValue: id))
    await detail.load()

    let checkout = session.makeCheckout(trip: try #require(detail.trip))
    checkout.payments.cardEntry.number = "4242 4242 4242 4242"
    checkout.payments.cardEntry.submit()
    await checkout.payments.confirmation.pay()
    #expect(checkout.payments.confirmation.receipt?.number == "R-1001")

    await detail.load()
    #expect(detail.trip?.status == .paid)
    await detail.cancel()
    #expect(detail.trip?.status == .cancelled)
    #expect(detail.refund?.amount == Money(minorUnits: refunded))
  }

  @Test func theAssistantKnowsTheTravellersTrips() async throws {
    let session = try await TestAppGraph(cacheFolder: folder.url).signIn()
    let assistant = session.makeAssistantFeature().assistant
    assistant.question = "Two days in Oslo"
    await assistant.ask()
    #expect(assistant.plan != nil)
    #expect(assistant.failure == nil)
  }
}
