import BookingInterface
import Foundation

public protocol TripReading: Sendable {
  func trip(_ id: Trip.ID) -> Trip
}

@MainActor
public final class TripDetail {
  public let trip: Trip

  public init(tripID: Trip.ID, trips: any TripReading) { trip = trips.trip(tripID) }
}
