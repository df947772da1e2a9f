/// The signed-in traveller's bookings, and what can be done to them.
public protocol BookingRepository: TripReading {
  func trip(_ id: Trip.ID) async throws -> Trip

  /// Gives the trip back as it is after the cancellation; money is a matter of payments.
  func cancel(_ id: Trip.ID) async throws -> Trip
}
