import BookingFeature
import BookingInterface
import Foundation
import Handwire

/// Booking alone: its models are the shipped ones, and what they ask of others fails the test until it says what it is.
@MainActor
struct BookingBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Given private var now: @Sendable () -> Date

  @Owned var booking: BookingFeature

  func makeTripDetail(tripID: Trip.ID) -> TripDetailModel { built() }
}
