import BookingInterface

/// Bookings that live as long as the demo.
actor InMemoryBookingRepository: BookingRepository {
  private var bookings: [Trip]

  init(trips: [Trip]) {
    bookings = trips
  }

  func trips() -> [Trip] { bookings }

  func trip(_ id: Trip.ID) throws -> Trip {
    guard let trip = bookings.first(where: { $0.id == id }) else { throw NoSuchTrip() }
    return trip
  }

  func cancel(_ id: Trip.ID) throws -> Trip {
    let cancelled = try trip(id).marked(.cancelled)
    bookings = bookings.map { $0.id == id ? cancelled : $0 }
    return cancelled
  }
}
