import BookingFeature
import BookingInterface
import Foundation
import Handwire
import Platform

/// The booking feature's share of a session.
@MainActor
struct BookingPart: BlueprintPart {
  @Owned(FileTripCache.self) private var cache: any TripCache
  @Owned(RemoteBookingRepository.self) private var bookings: any BookingRepository

  func makeBookingFeature() -> BookingFeature { built() }

  /// The trip is chosen by the caller, the rest comes from the session.
  func makeTripDetail(tripID: Trip.ID) -> TripDetailModel { built() }

  /// A file for each traveller, so that nobody sees the trips of another.
  static func cacheFile(configuration: AppConfiguration, user: User) -> URL {
    configuration.cacheFolder.appending(path: "trips-\(user.id).json")
  }

  /// Who signs out leaves no trips behind.
  static func end(cache: any TripCache) {
    try? cache.clear()
  }
}
