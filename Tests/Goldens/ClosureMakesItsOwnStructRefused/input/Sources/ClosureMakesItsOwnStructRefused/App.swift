import Handwire

final class Trips {
  init() {}
}

/// A row makes the rows below it.
struct Row {
  let id: Int
  let trips: Trips
  let makeRow: (Int) -> Row
}

final class List {
  let makeRow: (Int) -> Row

  init(makeRow: @escaping (Int) -> Row) { self.makeRow = makeRow }
}

struct AppBlueprint: Blueprint {
  @Owned private var trips: Trips
  @Owned var list: List
}
