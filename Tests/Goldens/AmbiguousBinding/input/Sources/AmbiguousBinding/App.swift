import Handwire

protocol Store {}
struct LocalStore: Store {}
struct RemoteStore: Store {}

final class TripList {
  init(store: any Store) {}
}

struct AppBlueprint: Blueprint {
  @Owned(LocalStore.self) var local: any Store
  @Owned(RemoteStore.self) var remote: any Store
  @Owned var list: TripList
}
