import Handwire

public protocol Clock {}

struct SystemClock: Clock {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned var clock: any Clock
}
