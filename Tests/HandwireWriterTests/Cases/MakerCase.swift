import Handwire

// Makers that reach themselves, closures in closures, arguments by name.

@MainActor final class MakerStore {
  let name: String
  init(name: String) { self.name = name }
}
@MainActor final class MakerDetail {
  let id: Int
  let store: MakerStore
  let related: (Int) -> MakerDetail
  init(id: Int, store: MakerStore, related: @escaping (Int) -> MakerDetail) {
    self.id = id
    self.store = store
    self.related = related
  }
}
@MainActor final class MakerList {
  let makeDetail: (Int) -> MakerDetail
  init(makeDetail: @escaping (Int) -> MakerDetail) { self.makeDetail = makeDetail }
}
@MainActor final class MakerEditor {
  let store: MakerStore
  let title: String
  init(store: MakerStore, title: String) {
    self.store = store
    self.title = title
  }
}
@MainActor final class MakerOne {
  let two: (Int) -> MakerTwo
  init(two: @escaping (Int) -> MakerTwo) { self.two = two }
}
@MainActor final class MakerTwo {
  let id: Int
  let three: (String) -> MakerThree
  init(id: Int, three: @escaping (String) -> MakerThree) {
    self.id = id
    self.three = three
  }
}
@MainActor final class MakerThree {
  let name: String
  let four: () -> MakerFour
  init(name: String, four: @escaping () -> MakerFour) {
    self.name = name
    self.four = four
  }
}
@MainActor final class MakerFour {
  let five: () -> MakerFive
  init(five: @escaping () -> MakerFive) { self.five = five }
}
@MainActor final class MakerFive {
  let store: MakerStore
  init(store: MakerStore) { self.store = store }
}

@MainActor
struct MakerBlueprint: Blueprint {
  @Given var name: String
  @Owned var store: MakerStore
  @Owned var list: MakerList
  @Owned var one: MakerOne

  func makeDetail(id: Int) -> MakerDetail { built() }
  /// `store` hides the graph's own.
  func makeEditor(for store: MakerStore, title name: String = "none") -> MakerEditor {
    built(MakerEditor.init(store:title:))
  }
  func makeTwo(_ id: Int) -> MakerTwo { built() }
  func makeThree(name: String) -> MakerThree { built() }
  func makeFour() -> MakerFour { built() }
  @Built var five: MakerFive
}

@MainActor func demonstrateMaker() {
  var graph: MakerGraph? = MakerGraph(name: "all")
  weak let gone = graph
  guard let detail = graph?.list.makeDetail(1), let other = graph?.makeDetail(id: 5) else { return }
  let one = graph?.one
  let editor = graph?.makeEditor(for: MakerStore(name: "mine"))
  print(detail.id, detail.related(2).related(3).id, other.related(6).store === detail.store)
  print(editor?.store.name ?? "", editor?.title ?? "")
  graph = nil
  print(gone == nil, detail.related(4).store.name)
  print(one?.two(7).three("x").four().five().store === detail.store)
}

// prints: 1 3 true
// prints: mine none
// prints: true all
// prints: true
