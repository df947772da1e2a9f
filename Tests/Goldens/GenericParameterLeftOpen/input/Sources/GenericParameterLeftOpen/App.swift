import Handwire

final class Cache {
  init() {}
}

final class Pool {
  init<Element>(elements: [Element]) {}
}

final class Pair {
  init<Item: Equatable>(first: Item, second: Item) {}
}

struct AppBlueprint: Blueprint {
  @Given private var first: Int
  @Owned var pool: Pool
  @Owned var pair: Pair
}
