import Handwire

// What passes through a scope that does not use it; makers of a parent, called by a child's objects.

@MainActor final class NestLog { var count = 0 }
@MainActor final class NestTool {
  let number: Int
  init(log: NestLog) {
    log.count += 1
    number = log.count
  }
}
@MainActor final class NestRow {
  let id: Int
  let tool: NestTool
  init(id: Int, tool: NestTool) {
    self.id = id
    self.tool = tool
  }
}
@MainActor final class NestList {
  let makeRow: (Int) -> NestRow
  let tool: NestTool
  init(makeRow: @escaping (Int) -> NestRow, tool: NestTool) {
    self.makeRow = makeRow
    self.tool = tool
  }
}
@MainActor final class NestHolder {
  let list: NestList
  let weakTool: () -> NestTool
  let number: Int
  init(list: NestList, weakTool: @escaping () -> NestTool, number: Int) {
    self.list = list
    self.weakTool = weakTool
    self.number = number
  }
}

@MainActor
struct NestBlueprint: Blueprint {
  @Given private var log: NestLog
  @Given private var number: Int
  @Built private var tool: NestTool
  @Child var middle: NestMiddleGraph?
  func makeRow(id: Int) -> NestRow { built() }
}

@MainActor
struct NestTestBlueprint: Blueprint {
  typealias Refines = NestBlueprint
  func makeRow(id: Int) -> NestRow { built(NestTestBlueprint.row(id:tool:)) }
  static func row(id: Int, tool: NestTool) -> NestRow { NestRow(id: id * 10, tool: tool) }
}

@MainActor
struct NestMiddleBlueprint: Blueprint {
  typealias Parent = NestBlueprint
  @Child var inner: NestInnerGraph?
}

@MainActor
struct NestInnerBlueprint: Blueprint {
  typealias Parent = NestMiddleBlueprint
  @Owned var list: NestList
  @Owned var holder: NestHolder
  func makeList() -> NestList { built() }
}

@MainActor func demonstrateNest() {
  let log = NestLog()
  var graph: NestGraph? = NestGraph(log: log, number: 9)
  var middle = graph?.startMiddle()
  guard let inner = middle?.startInner() else { return }
  print(inner.list.tool.number, inner.list.makeRow(5).tool.number, inner.holder.weakTool().number, inner.holder.number)
  weak let gone = middle
  middle = nil
  graph = nil
  print(gone == nil, inner.makeList().makeRow(6).id, log.count)
  let other = NestTestGraph(log: log, number: 1).startMiddle().startInner()
  print(other.list.makeRow(7).id)
}

// prints: 1 2 3 9
// prints: true 6 5
// prints: 70
