import Handwire

final class Trips {}

protocol Payments {}
struct CardPayments: Payments {}

/// What the feature needs from outside.
struct BookingDependencies {
  var trips: Trips
  var payments: any Payments
}

final class BookingModel {
  let trips: Trips
  let payments: any Payments

  init(trips: Trips, payments: any Payments) {
    self.trips = trips
    self.payments = payments
  }
}

/// A feature's own blueprint: the members of its dependencies are bindings.
struct BookingBlueprint: Blueprint {
  @Given(.members) private var dependencies: BookingDependencies
  @Owned var model: BookingModel

  func makeAnother() -> BookingModel { built() }
}
