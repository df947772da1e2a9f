import Handwire
@preconcurrency import LegacyKit

@MainActor
final class Screen: @preconcurrency LegacyDelegate {
  let store: LegacyStore
  var changes = 0

  init(store: LegacyStore) { self.store = store }

  func changed() { changes += 1 }
}

actor Sync {
  let store: @Sendable () -> LegacyStore

  init(store: @escaping @Sendable () -> LegacyStore) { self.store = store }

  func rows() -> Int { store().rows }
}

@MainActor
final class Center {
  let delegate: any LegacyDelegate

  init(delegate: any LegacyDelegate) { self.delegate = delegate }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned private var store: LegacyStore
  @Owned var screen: Screen
  @Owned var sync: Sync
  @Owned var center: Center
}
