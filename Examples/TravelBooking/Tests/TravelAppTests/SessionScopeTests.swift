import AssistantFeature
import BookingFeature
import BookingInterface
import Foundation
import HandwireTesting
import Platform
import Testing

@testable import TravelApp

@MainActor
@Suite struct SessionScopeTests {
  private let folder = TemporaryFolder()

  @Test func signOutReleasesTheSessionAndAllThatItOwns() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    let session = try await app.signIn()
    _ = session.makeAssistantFeature()
    _ = consume session
    await expectReleased(app.session, borrowing: app) { app.endSession() }
    #expect(app.session == nil)
  }

  @Test func screensOnTheirWayOutHoldTheirModelsAndNotTheSession() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    try await app.signIn()
    let booking = app.session?.makeBookingFeature()
    let assistant = app.session?.makeAssistantFeature()
    await expectReleased(named: ["session": app.session]) { app.endSession() }
    #expect(booking?.tripList.detail(of: Trip.ID(rawValue: "oslo")) != nil)
    #expect(assistant != nil)
  }

  @Test func modelsThatNobodyShowsAreReleased() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    let session = try await app.signIn()
    var booking: BookingFeature? = session.makeBookingFeature()
    var detail: TripDetailModel? = session.makeTripDetail(tripID: Trip.ID(rawValue: "oslo"))
    await expectReleased(named: ["trip list": booking?.tripList, "trip detail": detail]) {
      booking = nil
      detail = nil
    }
  }

  @Test func signOutLeavesNoTripsBehind() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    let session = try await app.signIn()
    await session.makeBookingFeature().tripList.load()
    #expect(try files() == ["trips-mia.json"])
    app.endSession()
    #expect(try files().isEmpty)
  }

  @Test func anotherTravellerBeginsWithASessionOfTheirOwn() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    try await app.signIn("mia")
    try await expectReleased(app.session, borrowing: app) { _ = try await app.signIn("noah") }

    let tripList = try #require(app.session).makeBookingFeature().tripList
    await tripList.load()
    #expect(tripList.trips.map(\.id.rawValue) == ["rome"])
  }

  @Test func aRevokedTokenOpensNothing() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    let session = try await app.signIn()
    #expect(await app.backend.sessionCount == 1)
    try await session.account.revokeToken()
    #expect(await app.backend.sessionCount == 0)
    let tripList = session.makeBookingFeature().tripList
    await tripList.load()
    #expect(tripList.failure?.contains("nobody is signed in") == true)
  }

  @Test func endingASessionThatNeverBeganDoesNothing() {
    let app = TestAppGraph(cacheFolder: folder.url)
    app.endSession()
    #expect(app.session == nil)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
  }
}
