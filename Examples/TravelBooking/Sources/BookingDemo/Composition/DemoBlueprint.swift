import BookingFeature
import BookingInterface
import Handwire
import PaymentsInterface

/// The booking feature alone; everything around it is a fake.
@MainActor
struct DemoBlueprint: Blueprint {
  @Given(.members) private var fixtures: DemoFixtures

  @Owned(InMemoryBookingRepository.self) private var repository: any BookingRepository
  @Built(InstantRefunds.self) private var refunds: any RefundRequesting
  @Owned var booking: BookingFeature

  func makeTripDetail(tripID: Trip.ID) -> TripDetailModel { built() }
}
