import BookingFeature
import BookingInterface
import Foundation

/// Runs the booking feature with nothing else of the app: no sign-in, no network, no payments module.
@main
@MainActor
struct BookingDemo {
  nonisolated static let today = Date(timeIntervalSince1970: 1_777_636_800)

  static func main() async {
    let graph = DemoGraph(fixtures: fixtures)
    let tripList = graph.booking.tripList
    await tripList.load()
    print("The booking feature, alone, on fakes:")
    for trip in tripList.trips {
      let detail = tripList.detail(of: trip.id)
      await detail.load()
      print("  \(trip.destination): \(trip.status.rawValue), in \(detail.daysUntilDeparture ?? 0) days")
    }
    for trip in tripList.trips {
      let detail = graph.makeTripDetail(tripID: trip.id)
      await detail.load()
      await detail.cancel()
      print("Cancelled \(trip.destination), refund: \(detail.refund?.amount.description ?? "none")")
    }
  }

  static var fixtures: DemoFixtures {
    DemoFixtures(
      trips: [
        Trip(
          id: Trip.ID(rawValue: "rome"), destination: "Rome", departure: today.addingTimeInterval(12 * 86_400),
          nights: 3, price: Money(minorUnits: 27_500), status: .paid),
        Trip(
          id: Trip.ID(rawValue: "porto"), destination: "Porto", departure: today.addingTimeInterval(40 * 86_400),
          nights: 5, price: Money(minorUnits: 39_900), status: .booked),
      ],
      now: { today })
  }
}
