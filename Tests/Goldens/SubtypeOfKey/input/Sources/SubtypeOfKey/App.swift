import Handwire

protocol TripReading {
  var count: Int { get }
}

protocol TripStoring: TripReading {}

final class Trips: TripStoring {
  let count = 2
  init() {}
}

final class Badge {
  let reading: any TripReading

  init(reading: any TripReading) { self.reading = reading }
}

struct AppBlueprint: Blueprint {
  @Owned(Trips.self) private var trips: any TripStoring
  @Owned var badge: Badge
}
