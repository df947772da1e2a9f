import TravelCore

/// Asks the server once, and answers from the cache from then on.
public struct CachedBookingRepository: BookingRepository {
  private let api: APIClient
  private let cache: TripCache

  public init(api: APIClient, cache: TripCache) {
    self.api = api
    self.cache = cache
  }

  public func trips() -> [Trip] {
    if cache.trips.isEmpty { cache.trips = api.trips() }
    return cache.trips
  }
}
