import BookingFeature
import BookingInterface
import Foundation
import HandwireTesting
import PaymentsFeature
import Testing

@testable import TravelApp

@MainActor
@Suite struct CheckoutScopeTests {
  private let folder = TemporaryFolder()

  @Test func leavingTheCheckoutReleasesAllOfIt() async throws {
    let session = try await TestAppGraph(cacheFolder: folder.url).signIn()
    var checkout: CheckoutGraph? = session.makeCheckout(trip: try await trip("oslo", in: session))
    await expectReleased(checkout) { checkout = nil }
  }

  @Test func theStepsOfOneCheckoutShareItsDraftAndNoOther() async throws {
    let session = try await TestAppGraph(cacheFolder: folder.url).signIn()
    let oslo = session.makeCheckout(trip: try await trip("oslo", in: session))
    let kyoto = session.makeCheckout(trip: try await trip("kyoto", in: session))
    oslo.payments.cardEntry.number = "4242 4242 4242 4242"
    oslo.payments.cardEntry.submit()
    #expect(oslo.payments.confirmation.canPay)
    #expect(!kyoto.payments.confirmation.canPay)
    #expect(kyoto.payments.confirmation.amount == Money(minorUnits: 214_900))
  }

  @Test func aCheckoutDoesNotKeepASessionAlive() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    let checkout = try await app.signIn().makeCheckout(trip: trip("oslo", in: try #require(app.session)))
    await expectReleased(named: ["session": app.session]) { app.endSession() }
    #expect(checkout.payments.confirmation.amount == Money(minorUnits: 31_950))
  }

  private func trip(_ id: String, in session: SessionGraph) async throws -> Trip {
    let detail = session.makeTripDetail(tripID: Trip.ID(rawValue: id))
    await detail.load()
    return try #require(detail.trip)
  }
}
