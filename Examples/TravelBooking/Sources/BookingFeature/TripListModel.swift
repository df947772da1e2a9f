import BookingInterface
import Observation

/// The traveller's trips, in order of departure.
@MainActor
@Observable
public final class TripListModel {
  public private(set) var trips: [Trip] = []
  /// Why the last loading failed, in words for the traveller.
  public private(set) var failure: String?

  private let repository: any BookingRepository
  private let makeTripDetail: @MainActor (Trip.ID) -> TripDetailModel

  public init(
    repository: any BookingRepository,
    makeTripDetail: @escaping @MainActor (Trip.ID) -> TripDetailModel
  ) {
    self.repository = repository
    self.makeTripDetail = makeTripDetail
  }

  public func load() async {
    do {
      trips = try await repository.trips().sorted { $0.departure < $1.departure }
      failure = nil
    } catch {
      failure = "The trips could not be loaded: \(error)"
    }
  }

  /// A new model for each call; whoever shows it owns it.
  public func detail(of tripID: Trip.ID) -> TripDetailModel {
    makeTripDetail(tripID)
  }
}
