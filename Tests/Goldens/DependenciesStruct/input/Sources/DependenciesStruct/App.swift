import Handwire

final class Trips {}

protocol Payments {}
struct CardPayments: Payments {}

struct BookingDependencies {
  var trips: Trips
  var payments: any Payments
  var now: () -> Int
}

final class BookingFeature {
  let dependencies: BookingDependencies

  init(dependencies: BookingDependencies) { self.dependencies = dependencies }
}

/// The feature's struct is filled from the graph, member by member.
@MainActor
struct AppBlueprint: Blueprint {
  @Given private var now: () -> Int
  @Owned private var trips: Trips
  @Owned(CardPayments.self) private var payments: any Payments

  func makeBookingFeature() -> BookingFeature { built() }
}
