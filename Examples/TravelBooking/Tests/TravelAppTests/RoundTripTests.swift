import BookingInterface
import Foundation
import Testing
import TravelServer

@testable import TravelApp

/// The shipped graph against the local server, by real HTTP on a port that the system picks.
@MainActor
@Suite struct RoundTripTests {
  private let folder = TemporaryFolder()
  private let today = TestAppGraph.today

  @Test func aDayInTheLife() async throws {
    let (server, desk) = try start()
    defer { server.stop() }
    #expect(await desk.carryOut(.trips) == "Please sign in first.")
    let refusal = await desk.carryOut(.signIn(email: "mia@example.com", password: "guess"))
    #expect(refusal == "You could not be signed in: email or password is wrong.")
    let welcome = await desk.carryOut(.signIn(email: "mia@example.com", password: "travel"))
    #expect(welcome == "Welcome, Mia: a session has begun.")

    let trips = await desk.carryOut(.trips).split(separator: "\n")
    #expect(trips.map { $0.split(separator: " ").first } == ["oslo", "lisbon", "kyoto"])
    let lisbon = Trip.ID(rawValue: "lisbon")
    #expect(await desk.carryOut(.show(lisbon)).hasSuffix("It departs in 30 days."))
    #expect(
      await desk.carryOut(.pay(lisbon, card: "4242 4242 4242 4242")) == "Paid EUR 480.00 for Lisbon, receipt R-1001.")
    #expect(await desk.carryOut(.pay(lisbon, card: "4242 4242 4242 4242")).contains("the trip is paid"))
    #expect(await desk.carryOut(.cancel(lisbon)) == "Cancelled Lisbon, EUR 480.00 will be refunded.")
    #expect(await desk.carryOut(.cancel(lisbon)) == "This trip cannot be cancelled any more.")
    #expect(await desk.carryOut(.show(Trip.ID(rawValue: "atlantis"))).contains("there is no trip 'atlantis'"))
    #expect(await desk.carryOut(.ask("Kyoto")).hasPrefix("9 nights in Kyoto"))

    let goodbye = await desk.carryOut(.signOut)
    #expect(goodbye == "Goodbye, Mia: the session has ended and everything in it is released.")
    #expect(await desk.carryOut(.signOut) == "Nobody is signed in.")
  }

  @Test func tripsAreThereWithoutAConnection() async throws {
    let (server, desk) = try start()
    _ = await desk.carryOut(.signIn(email: "noah@example.com", password: "travel"))
    let online = await desk.carryOut(.trips)
    server.stop()
    #expect(await desk.carryOut(.trips) == online)
    #expect(await desk.carryOut(.cancel(Trip.ID(rawValue: "rome"))).contains("cannot be reached"))
  }

  @Test func theDemonstrationShowsTheWholeJob() async throws {
    var shown: [String] = []
    try await Demonstration(show: { shown.append($0) }).run()
    let text = shown.joined(separator: "\n")
    #expect(text.contains("Paid EUR 480.00 for Lisbon"))
    #expect(text.contains("Cancelled Lisbon, EUR 480.00 will be refunded."))
    #expect(text.contains("9 nights in Kyoto"))
    #expect(text.contains("everything in it is released"))
    #expect(shown.last == "Please sign in first.")
  }

  private func start() throws -> (HTTPServer, TravelDesk) {
    let now = today
    let backend = TravelBackend(now: { now })
    let server = try HTTPServer { await backend.respond(to: $0) }
    let configuration = AppConfiguration(apiBaseURL: server.baseURL, cacheFolder: folder.url)
    return (server, TravelDesk(app: AppGraph(configuration: configuration, now: { now }, makeUUID: { UUID() })))
  }
}
