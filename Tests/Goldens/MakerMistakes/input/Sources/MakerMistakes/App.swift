import Foundation
import Handwire

enum Kind {
  case hotel
  case flight
}

/// Plain values: missing as a whole.
struct Trip {
  let id: Int
  let name: String?
  let kind: Kind
  let place: Place
}

struct Place {
  let latitude: Double
}

final class TripModel {
  init(trip: Trip) {}
}

final class PlaceModel {
  init(place: Place) {}
}

final class TripScreen {
  private init() {}

  static func create(model: TripModel) -> TripScreen { TripScreen() }
}

final class PlaceScreen {
  init(model: PlaceModel) {}
}

final class Flow {
  init(makeScreen: @escaping (Place) -> PlaceScreen, makeTrip: @escaping (Trip) -> TripScreen) {}
}

struct AppBlueprint: Blueprint {
  /// Made once, so the trip of a call cannot reach it.
  @Owned private var tripModel: TripModel
  /// Can be read without a place.
  @Built var placeModel: PlaceModel
  @Built private var flow: Flow
  @Owned(Sessoin.self) var session: Session

  func makeTrip(trip: Trip) -> TripScreen { built(TripScreen.create) }
  func makePlace(place: Place) -> PlaceScreen { built() }
  /// Nothing else is reported because of this one.
  func makeOther(trip: Trip) -> TripScreen { built(TripScreen.make) }
  func makeMistyped(place: Plaze) -> PlaceScreen { built() }
  func makeFlow() -> Flow { built() }
}

final class Session {}
