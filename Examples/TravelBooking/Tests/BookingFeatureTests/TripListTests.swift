import BookingFeature
import BookingInterface
import Foundation
import HandwireTesting
import Testing

@MainActor
@Suite struct TripListTests {
  private let graph = BookingGraph(now: { .distantPast })

  @Test func showsTripsInOrderOfDeparture() async {
    graph.repository.onTrips { [.sample("rome", inDays: 9), .sample("oslo", inDays: 2)] }
    let model = graph.booking.tripList
    await model.load()
    #expect(model.trips.map(\.id.rawValue) == ["oslo", "rome"])
    #expect(model.failure == nil)
  }

  @Test func saysWhyLoadingFailed() async {
    struct Offline: Error {}
    graph.repository.onTrips { throw Offline() }
    let model = graph.booking.tripList
    await model.load()
    #expect(model.trips.isEmpty)
    #expect(model.failure?.contains("Offline") == true)
  }

  @Test func opensEachTripWithANewModel() async {
    graph.repository.onTrip { .sample($0.rawValue) }
    let rome = Trip.ID(rawValue: "rome")
    let first = graph.booking.tripList.detail(of: rome)
    let second = graph.booking.tripList.detail(of: rome)
    #expect(first !== second)
    await first.load()
    await second.load()
    #expect(graph.repository.calls == [.trip(rome), .trip(rome)])
  }
}
