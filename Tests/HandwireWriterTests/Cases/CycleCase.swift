import Handwire

// Two that need each other, one of them through a closure: the graph owns both, and neither keeps the other alive.

@MainActor final class CycleA {
  let b: () -> CycleB
  init(b: @escaping () -> CycleB) { self.b = b }
}
@MainActor final class CycleB {
  let a: CycleA
  let api: CycleAPI
  init(a: CycleA, api: CycleAPI) {
    self.a = a
    self.api = api
  }
}
@MainActor final class CycleAPI {}
@MainActor final class CycleUser {
  let a: CycleA
  let makeB: () -> CycleB
  init(a: CycleA, makeB: @escaping () -> CycleB) {
    self.a = a
    self.makeB = makeB
  }
}

@MainActor
struct CycleBlueprint: Blueprint {
  @Owned var a: CycleA
  @Owned var b: CycleB
  @Owned private var api: CycleAPI
  @Owned var user: CycleUser
}

@MainActor
struct CycleLazyBlueprint: Blueprint {
  @Owned var a: CycleA
  @Owned(.onFirstUse) var b: CycleB
  @Owned private var api: CycleAPI
}

protocol CycleNode {
  @MainActor var name: String { get }
}
struct CycleValue: CycleNode {
  let other: () -> CycleOther
  var name: String { "value" }
}
@MainActor final class CycleOther {
  let node: any CycleNode
  init(node: any CycleNode) { self.node = node }
}

@MainActor
struct CycleValueBlueprint: Blueprint {
  @Owned(CycleValue.self) var node: any CycleNode
  @Owned var other: CycleOther
}

@MainActor func demonstrateCycle() {
  var graph: CycleGraph? = CycleGraph()
  weak let goneA = graph?.a
  weak let goneB = graph?.b
  print(graph?.a.b() === graph?.b, graph?.b.a === graph?.a, graph?.user.makeB() === graph?.b)
  graph = nil
  print(goneA == nil, goneB == nil)

  var lazy: CycleLazyGraph? = CycleLazyGraph()
  weak let lazyA = lazy?.a
  weak let lazyB = lazy?.a.b()
  print(lazyB != nil, lazyB === lazy?.b, lazy?.b.a === lazy?.a)
  let kept = lazy?.a
  lazy = nil
  print(lazyB == nil, lazyA != nil, kept?.b().a === kept)

  let value = CycleValueGraph()
  print(value.other.node.name, (value.node as? CycleValue)?.other() === value.other)
}

// prints: true true true
// prints: true true
// prints: true true true
// prints: true true true
// prints: value true
