public import Handwire
public import TravelModel
@_spi(Composition) import TravelNetwork
public import TravelScreens

/// App scope: begins at launch.
@MainActor
public struct AppBlueprint: Blueprint {
  public typealias Parts = TripsPart

  #if DEBUG
    @Given package var overlay: Bool
  #endif
  @Owned public var list: TripList
  @Child public var storage: StorageGraph?
}

@MainActor
public struct TripsPart: BlueprintPart {
  @Owned private var remote: RemoteRepository<Trip>
  @Owned(CachedRepository<RemoteRepository<Trip>>.self) private var trips: any Repository<Trip>
  @Owned(RemoteRepository<Booking>.init(items:)) private var bookings: any Repository<Booking>

  public func makeTrip(id: Trip.ID) -> TripModel { built() }

  static func trips() -> [Trip] { [Trip(id: 1, title: "Lisbon")] }
  static func items() -> [Booking] { [] }
}

/// What lies on disk.
public struct StorageBlueprint: Blueprint {
  public typealias Parent = AppBlueprint

  @Given private var path: String
  @Owned public var label: StorageLabel
}

public struct StorageLabel: Sendable {
  let path: String
}
