import Handwire

protocol Store {
  func count() -> Int
}

@MainActor
final class Model: @MainActor Store {
  var rows = 2
  init() {}
  func count() -> Int { rows }
}

@MainActor
final class Screen {
  let store: any Store
  init(store: any Store) { self.store = store }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned(Model.self) private var store: any Store
  @Owned var screen: Screen
}
