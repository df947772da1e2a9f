import Handwire

final class First { init() {} }

final class Second {
  let first: First
  init(first: First) { self.first = first }
}

struct Box<Item> {
  let item: Item
}

struct All<each Item> {
  let items: (repeat each Item)
  init(_ items: repeat each Item) { self.items = (repeat each items) }
}

struct Named<Name, each Item, Last> {
  let name: Name
  let items: (repeat each Item)
  let last: Last

  init(name: Name, items: repeat each Item, boxes: repeat Box<each Item>, last: Last) {
    self.name = name
    self.items = (repeat each items)
    self.last = last
  }
}

struct AppBlueprint: Blueprint {
  @Given private var name: String
  @Given private var last: Int
  @Owned private var first: First
  @Owned private var second: Second
  @Owned var all: All<First, Second>
  @Owned var named: Named<String, Second, First, Int>
}
