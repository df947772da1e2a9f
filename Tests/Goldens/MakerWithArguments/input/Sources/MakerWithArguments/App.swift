import Handwire

struct Trip: Sendable {
  typealias ID = Int
  let id: ID
}

final class Trips {}

final class TripDetail {
  let tripID: Trip.ID
  let trips: Trips

  init(tripID: Trip.ID, trips: Trips) {
    self.tripID = tripID
    self.trips = trips
  }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned var trips: Trips

  /// One for each trip that is shown.
  func makeTripDetail(tripID: Trip.ID) -> TripDetail { built() }
}
