import BookingInterface

/// Trips that never change.
struct StubTrips: TripReading {
  let all: [Trip]

  func trips() -> [Trip] { all }
}
