import BookingInterface

/// The server's bookings; without a connection, the trips that were seen last.
public struct RemoteBookingRepository: BookingRepository {
  private let api: any APIClient
  private let cache: any TripCache

  public init(api: any APIClient, cache: any TripCache) {
    self.api = api
    self.cache = cache
  }

  public func trips() async throws -> [Trip] {
    do {
      let trips = try await api.value(APIRequest(.get, "trips"), as: [Trip].self)
      try cache.save(trips)
      return trips
    } catch APIError.unreachable {
      return try cache.load()
    }
  }

  public func trip(_ id: Trip.ID) async throws -> Trip {
    do {
      return try await api.value(APIRequest(.get, "trips/\(id.rawValue)"))
    } catch APIError.unreachable {
      guard let trip = try cache.load().first(where: { $0.id == id }) else { throw APIError.unreachable }
      return trip
    }
  }

  public func cancel(_ id: Trip.ID) async throws -> Trip {
    try await api.value(APIRequest(.post, "trips/\(id.rawValue)/cancellation"))
  }
}
