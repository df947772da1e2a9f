import Handwire

struct API {}

struct Clock {
  var name = "wall"
  static let live = Clock()
}

final class ViewModel {
  let clock: Clock

  init(api: API, clock: Clock = .live) { self.clock = clock }
}

/// A default is left out of the call unless its type is bound.
struct PlainBlueprint: Blueprint {
  @Given private var api: API
  @Owned var model: ViewModel
}

struct FrozenBlueprint: Blueprint {
  @Given private var api: API
  @Given private var clock: Clock
  @Owned var model: ViewModel
}
