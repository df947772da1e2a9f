/// Sees the signed-in traveller's trips; all that other features need of booking.
public protocol TripReading: Sendable {
  func trips() async throws -> [Trip]
}
