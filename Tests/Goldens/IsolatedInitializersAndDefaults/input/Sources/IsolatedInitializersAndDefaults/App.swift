import Handwire
import PlainKit

nonisolated struct Settings: Sendable {
  var limit = 3
}

nonisolated final class Store {
  let client: Client
  let settings: Settings

  init(client: Client, settings: Settings) async {
    self.client = client
    self.settings = settings
    client.call()
  }
}

final class Model: Showing {
  let store: Store
  var title: String { "calls \(store.client.calls), limit \(store.settings.limit)" }

  init(store: Store) { self.store = store }

  isolated deinit { store.client.call() }
}

final class Clock {
  let start: Int
  nonisolated init(start: Int) { self.start = start }
}

struct AppBlueprint: Blueprint {
  @Owned private var client: Client
  @Owned private var settings: Settings
  @Owned private var store: Store
  @Owned(Model.self) var showing: any Showing
  @Owned var clock: Clock

  nonisolated static func start(settings: Settings) -> Int { settings.limit * 2 }
}
