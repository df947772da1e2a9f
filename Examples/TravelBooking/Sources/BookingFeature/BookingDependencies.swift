import BookingInterface

/// Everything that the booking feature needs from outside.
@MainActor
public struct BookingDependencies {
  public let repository: any BookingRepository
  /// A narrow factory: who has it can open a trip, and do nothing else.
  public let makeTripDetail: @MainActor (Trip.ID) -> TripDetailModel

  public init(
    repository: any BookingRepository,
    makeTripDetail: @escaping @MainActor (Trip.ID) -> TripDetailModel
  ) {
    self.repository = repository
    self.makeTripDetail = makeTripDetail
  }
}
