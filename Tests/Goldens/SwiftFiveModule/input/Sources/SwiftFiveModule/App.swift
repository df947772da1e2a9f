import Handwire

protocol Store {
  var rows: Int { get }
}

protocol Delegate: AnyObject {}

class Memory: Store, Delegate {
  var rows = 1
}

class Screen {
  weak var delegate: Delegate?
  let store: Store
  let make: () -> Store?
  let listen: (Int) -> Void

  init(store: Store, delegate: Delegate?, make: @escaping () -> Store?, listen: @escaping (Int) -> Void) {
    self.store = store
    self.delegate = delegate
    self.make = make
    self.listen = listen
  }
}

actor Sync {
  let store: Store
  init(store: Store) { self.store = store }
}

struct AppBlueprint: Blueprint {
  @Given private var make: () -> Store?
  @Given private var listen: (Int) -> Void
  @Owned(Memory.self) private var store: Store & Delegate
  @Owned var screen: Screen
  @Owned var sync: Sync
}
