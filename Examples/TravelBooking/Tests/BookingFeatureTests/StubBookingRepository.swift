import BookingInterface

/// Answers with what it was given, and remembers which trips were cancelled.
actor StubBookingRepository: BookingRepository {
  struct Offline: Error {}

  private let answer: Result<[Trip], Offline>
  private(set) var cancelled: [Trip.ID] = []

  init(trips: [Trip]) {
    answer = .success(trips)
  }

  init(failure: Offline) {
    answer = .failure(failure)
  }

  func trips() throws -> [Trip] { try answer.get() }

  func trip(_ id: Trip.ID) throws -> Trip {
    guard let trip = try trips().first(where: { $0.id == id }) else { throw Offline() }
    return trip
  }

  func cancel(_ id: Trip.ID) throws -> Trip {
    cancelled.append(id)
    return try trip(id).marked(.cancelled)
  }
}
