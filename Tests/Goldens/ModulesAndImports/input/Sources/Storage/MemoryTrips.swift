import BookingFeature
import BookingInterface

public struct MemoryTrips: TripReading {
  public init() {}
  public func trip(_ id: Trip.ID) -> Trip { Trip(id: id) }
}
