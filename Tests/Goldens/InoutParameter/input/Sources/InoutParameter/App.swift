import Handwire

final class Counter {
  init(_ count: inout Int) {}
}

struct AppBlueprint: Blueprint {
  @Given private var count: Int
  @Owned var counter: Counter
}
