import Handwire

protocol Store {
  var count: Int { get }
}

struct Box<Element> {
  var elements: [Element]
}

extension Box: Store where Element: Hashable {
  var count: Int { elements.count }
}

final class Screen {
  let store: any Store
  init(store: any Store) { self.store = store }
}

struct AppBlueprint: Blueprint {
  @Given private var box: Box<Int>
  @Owned var screen: Screen
}
