import BookingFeature
import BookingInterface
import Handwire
import Storage

@MainActor
public struct AppBlueprint: Blueprint {
  @Owned(MemoryTrips.self) private var trips: any TripReading

  public func makeTripDetail(tripID: Trip.ID) -> TripDetail { built() }
}
