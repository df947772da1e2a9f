import Handwire

final class Trips {}

final class TripDetail {
  let tripID: Int
  let trips: Trips

  init(tripID: Int, trips: Trips) {
    self.tripID = tripID
    self.trips = trips
  }
}

final class TripList {
  let makeDetail: (Int) -> TripDetail

  init(makeDetail: @escaping (Int) -> TripDetail) { self.makeDetail = makeDetail }
}

/// The list makes details through a closure that captures the trips, never the graph.
@MainActor
struct AppBlueprint: Blueprint {
  @Owned private var trips: Trips
  @Owned var list: TripList

  func makeTripDetail(tripID: Int) -> TripDetail { built() }
}
