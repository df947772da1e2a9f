public import Observation
public import TravelModel

@Observable @MainActor
public final class TripModel {
  public private(set) var trip: Trip?
  @ObservationIgnored private let id: Trip.ID
  @ObservationIgnored private let trips: any Repository<Trip>

  public init(id: Trip.ID, trips: any Repository<Trip>) {
    self.id = id
    self.trips = trips
  }

  public func load() async { trip = try? await trips.item(id) }
}

@MainActor
public final class TripList {
  public let open: (Trip.ID) -> TripModel
  public let bookings: any Repository<Booking>

  public init(open: @escaping (Trip.ID) -> TripModel, bookings: some Repository<Booking>) {
    self.open = open
    self.bookings = bookings
  }
}
