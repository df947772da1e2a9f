import Handwire

final class All {
  init<each Item>(_ items: repeat each Item) {}
}

final class First {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned private var first: First
  @Owned var all: All
}
