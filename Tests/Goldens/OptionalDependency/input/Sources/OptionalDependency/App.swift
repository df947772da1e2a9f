import Handwire

final class Tracker {
  init() {}
}

final class Player {
  init() {}
}

final class Screen {
  let tracker: Tracker?
  let player: Player?

  init(tracker: Tracker?, player: Player? = nil) {
    self.tracker = tracker
    self.player = player
  }
}

struct AppBlueprint: Blueprint {
  @Owned private var tracker: Tracker
  @Owned var screen: Screen
}
