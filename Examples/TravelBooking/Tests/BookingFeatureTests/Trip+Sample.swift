import BookingInterface
import Foundation

extension Trip {
  /// A trip that departs so many days after the reference date.
  static func sample(_ id: String, inDays days: Double = 10, status: TripStatus = .booked) -> Trip {
    Trip(
      id: ID(rawValue: id), destination: id.capitalized,
      departure: Date(timeIntervalSinceReferenceDate: days * 86_400), nights: 3,
      price: Money(minorUnits: 10_000), status: status)
  }
}
