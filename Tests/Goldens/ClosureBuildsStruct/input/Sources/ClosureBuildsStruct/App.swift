import Handwire

final class Trips {
  init() {}
}

struct Row {
  let trips: Trips
  let id: Int
}

final class List {
  let makeRow: (Int) -> Row

  init(makeRow: @escaping (Int) -> Row) { self.makeRow = makeRow }
}

struct AppBlueprint: Blueprint {
  @Owned private var trips: Trips
  @Owned var list: List
}
