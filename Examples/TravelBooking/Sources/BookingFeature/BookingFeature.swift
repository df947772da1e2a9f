import BookingInterface

/// The way into booking: a list of trips, and from there each trip's detail.
@MainActor
public struct BookingFeature {
  public let tripList: TripListModel

  public init(dependencies: BookingDependencies) {
    tripList = TripListModel(
      repository: dependencies.repository,
      makeTripDetail: dependencies.makeTripDetail)
  }
}
