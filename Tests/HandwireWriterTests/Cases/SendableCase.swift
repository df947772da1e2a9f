import Handwire

// Closures that may run anywhere, made by a graph that runs on the main actor.

@MainActor final class SendableModel {
  let store: SendableStore
  init(store: SendableStore) { self.store = store }
}
actor SendableStore {
  let name = "store"
}
actor SendableWorker {
  let makeModel: @Sendable () async -> SendableModel
  let store: @Sendable () async -> SendableStore
  let onMain: @MainActor () -> SendableModel
  init(
    makeModel: @escaping @Sendable () async -> SendableModel, store: @escaping @Sendable () async -> SendableStore,
    onMain: @escaping @MainActor () -> SendableModel
  ) {
    self.makeModel = makeModel
    self.store = store
    self.onMain = onMain
  }
  func work() async -> String { await makeModel().store.name + (await onMain().store.name) + (await store().name) }
}

@MainActor
struct SendableMainBlueprint: Blueprint {
  @Owned var store: SendableStore
  @Owned var worker: SendableWorker
  func makeModel() -> SendableModel { built() }
}

@MainActor func demonstrateSendable() async {
  print(await SendableMainGraph().worker.work())
}

// prints: storestorestore
