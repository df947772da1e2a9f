import Handwire

// Givens that are named like what the writer would call something, a graph without isolation.

@MainActor final class OddThing {
  let text: String
  init(turn: Int, ended: Bool, made: String, graph: Double) { text = "\(turn) \(ended) \(made) \(graph)" }
}
@MainActor final class OddHolder {
  let thing: () -> OddThing
  let other: OddOther
  init(thing: @escaping () -> OddThing, other: OddOther) {
    self.thing = thing
    self.other = other
  }
}
@MainActor final class OddOther {
  let holder: () -> OddHolder
  let late: () -> OddLate
  init(holder: @escaping () -> OddHolder, late: @escaping () -> OddLate) {
    self.holder = holder
    self.late = late
  }
}
@MainActor final class OddLate {
  let other: OddOther
  let thing: OddThing
  init(other: OddOther, thing: OddThing) {
    self.other = other
    self.thing = thing
  }
}

@MainActor
struct OddBlueprint: Blueprint {
  @Given var turn: Int
  @Given var ended: Bool
  @Given var made: String
  @Given var graph: Double
  @Owned(.onFirstUse) var thing: OddThing
  @Owned var holder: OddHolder
  @Owned var other: OddOther
  @Owned(.onFirstUse) var late: OddLate
  @Child var next: OddNextGraph?
}

@MainActor
struct OddNextBlueprint: Blueprint {
  typealias Parent = OddBlueprint
  @Given var turn: Int
  @Given var ended: Bool
  @Given var made: String
  @Given var next: Double
  @Owned(.onFirstUse) var inner: OddThing

  static func end(made: String) async { print("end", made) }
}

final class OddPlain {
  let make: (Int) -> OddPlainItem
  init(make: @escaping (Int) -> OddPlainItem) { self.make = make }
}
final class OddPlainItem {
  let number: Int
  let lazy: OddPlainLazy
  init(number: Int, lazy: OddPlainLazy) {
    self.number = number
    self.lazy = lazy
  }
}
final class OddPlainLazy {}

struct OddPlainBlueprint: Blueprint {
  @Owned var plain: OddPlain
  @Owned(.onFirstUse) private var lazy: OddPlainLazy
  @Child var odd: OddPlainChildGraph?
  func makeItem(number: Int) -> OddPlainItem { built() }
}

struct OddPlainChildBlueprint: Blueprint {
  typealias Parent = OddPlainBlueprint
  @Owned var item: OddPlain
}

@MainActor func demonstrateOdd() async {
  let graph = OddGraph(turn: 1, ended: false, made: "m", graph: 2)
  let next = try? await graph.startNext(turn: 3, ended: true, made: "n", next: 4)
  print(graph.holder.thing().text, next?.inner.text ?? "", next === graph.next)
  print(graph.other.holder() === graph.holder, graph.other.late() === graph.late, graph.late.thing === graph.thing)
  await graph.endNext()
  let plain = OddPlainGraph()
  let child = plain.startOdd()
  print(plain.plain.make(3).lazy === child.item.make(4).lazy, plain.makeItem(number: 2).number)
}

// prints: 1 false m 2.0 3 true n 2.0 true
// prints: true true true
// prints: end n
// prints: true 2
