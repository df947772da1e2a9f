import AssistantFeature
import BookingFeature
import BookingInterface
import Foundation
import Platform
import Testing

@testable import TravelApp

@MainActor
@Suite struct SessionScopeTests {
  private let folder = TemporaryFolder()

  @Test func signOutReleasesTheSession() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    try await app.signIn()
    let session = WeakReference(app.session)
    #expect(session.object != nil)

    // Screens that are still on their way out hold their models, not the session.
    let booking = app.session?.makeBookingFeature()
    let assistant = app.session?.makeAssistantFeature()
    app.endSession()
    #expect(session.object == nil)
    #expect(app.session == nil)
    #expect(booking?.tripList.detail(of: Trip.ID(rawValue: "oslo")) != nil)
    #expect(assistant != nil)
  }

  @Test func modelsThatNobodyShowsAreReleased() async throws {
    let app = TestAppGraph(cacheFolder: folder.url)
    let session = try await app.signIn()
    let tripList = WeakReference(session.makeBookingFeature().tripList)
    let detail = WeakReference(session.makeTripDetail(tripID: Trip.ID(rawValue: "oslo")))
    #expect(tripList.object == nil)
    #expect(detail.object == nil)
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
    let first = WeakReference(app.session)
    try await app.signIn("noah")
    #expect(first.object == nil)

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
