import Handwire

protocol Payments {}

final class Trips {
  init() {}
}

struct BookingDependencies {
  var trips: Trips
  var payments: any Payments
}

final class BookingFeature {
  init(dependencies: BookingDependencies) {}
}

struct AppBlueprint: Blueprint {
  @Owned private var trips: Trips

  func makeBookingFeature() -> BookingFeature { built() }
}
