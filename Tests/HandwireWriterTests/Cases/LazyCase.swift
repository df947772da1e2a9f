import Handwire

// A lazy binding that closures reach is made once, for the graph and for all who hold a closure; none of them holds the graph.

@MainActor final class LazyLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
@MainActor final class LazyIndex {
  init(log: LazyLog) { log.add("index") }
}
@MainActor final class LazySearch {
  let index: () -> LazyIndex
  init(index: @escaping () -> LazyIndex, log: LazyLog) {
    self.index = index
    log.add("search")
  }
}
@MainActor final class LazyRow {
  let index: LazyIndex
  let number: Int
  init(number: Int, index: LazyIndex) {
    self.number = number
    self.index = index
  }
}
@MainActor final class LazyScreen {
  let makeRow: (Int) -> LazyRow
  init(makeRow: @escaping (Int) -> LazyRow) { self.makeRow = makeRow }
}
@MainActor final class LazyPlain {
  let index: LazyIndex
  init(index: LazyIndex, log: LazyLog) {
    self.index = index
    log.add("plain")
  }
}

@MainActor
struct LazyBlueprint: Blueprint {
  @Given var log: LazyLog
  @Owned var search: LazySearch
  @Owned(.onFirstUse) var plain: LazyPlain
  @Owned(.onFirstUse) var index: LazyIndex

  func makeRow(number: Int) -> LazyRow { built() }
  func makeScreen() -> LazyScreen { built() }
}

@MainActor func demonstrateLazy() {
  let log = LazyLog()
  var graph: LazyGraph? = LazyGraph(log: log)
  weak let gone = graph
  guard let search = graph?.search, let screen = graph?.makeScreen() else { return }
  print(log.lines)
  let row = screen.makeRow(3)
  print(log.lines, row.number, row.index === graph?.index, row.index === search.index())
  print(row.index === graph?.plain.index, row.index === graph?.makeRow(number: 1).index, log.lines)
  graph = nil
  print(gone == nil, search.index() === row.index, screen.makeRow(4).index === row.index)
}

// prints: ["search"]
// prints: ["search", "index"] 3 true true
// prints: true true ["search", "index", "plain"]
// prints: true true true
