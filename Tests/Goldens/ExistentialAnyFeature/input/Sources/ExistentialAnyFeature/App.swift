import Handwire
import OldKit

struct Memory: Store {
  let rows = 2
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned(Memory.self) private var store: any Store
  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Owned(.onFirstUse) var screen: Screen
}
