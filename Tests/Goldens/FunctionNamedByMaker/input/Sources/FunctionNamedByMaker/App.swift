import Handwire

final class Storage {
  init() {}
}

final class Tracker {
  let id: Int

  init(id: Int) { self.id = id }
}

final class Player {
  let title: String
  let tracker: Tracker

  init(title: String, tracker: Tracker) {
    self.title = title
    self.tracker = tracker
  }
}

/// A function that a maker names makes that maker's value only: nobody else asks it for a Player, so its arguments
/// need no bindings.
struct AppBlueprint: Blueprint {
  @Owned private var storage: Storage

  func makePlayer(id: Int, title: String) -> Player { built(Self.player) }
  func makeTracker(id: Int) -> Tracker { built() }

  static func player(id: Int, title: String, storage: Storage, tracker: (Int) -> Tracker) -> Player {
    Player(title: title, tracker: tracker(id))
  }
}
