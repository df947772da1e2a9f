import Handwire

protocol TripStoring {}
protocol CacheStoring {}

final class TripStore: TripStoring {
  init() {}
}

final class CacheStore: CacheStoring {
  init() {}
}

final class Trips {
  init(store: any TripStoring) {}
}

final class Cache {
  init(store: any CacheStoring) {}
}

final class Archive {
  init(store: Store) {}
}

final class Store {
  init() {}
}

/// The second 'store' is reported once, and whoever needs it is not. What is added must have a name of its own.
struct AppBlueprint: Blueprint {
  typealias Parts = (TripsPart, CachePart)

  @Owned var archive: Archive
}

struct TripsPart: BlueprintPart {
  @Owned(TripStore.self) var store: any TripStoring
  @Owned var trips: Trips
}

struct CachePart: BlueprintPart {
  @Owned(CacheStore.self) var store: any CacheStoring
  @Owned var cache: Cache
}
