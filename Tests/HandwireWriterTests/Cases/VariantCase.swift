import Handwire

// A variant replaces bindings; a child of the refined scope receives those of the variant.

protocol VariantAPI {
  var name: String { get }
}
struct VariantLive: VariantAPI { var name: String { "live" } }
struct VariantStub: VariantAPI { var name: String { "stub" } }
struct VariantClock { var name: String }
@MainActor final class VariantModel {
  let api: any VariantAPI
  let clock: VariantClock
  init(api: any VariantAPI, clock: VariantClock) {
    self.api = api
    self.clock = clock
  }
}
@MainActor final class VariantPair {
  let first: VariantClock
  let makeModel: (() -> VariantModel)
  init(first: VariantClock, makeModel: @escaping () -> VariantModel) {
    self.first = first
    self.makeModel = makeModel
  }
}

@MainActor
struct VariantBlueprint: Blueprint {
  @Owned(VariantLive.self) var api: any VariantAPI
  @Child var session: VariantSessionGraph?
  static func clock() -> VariantClock { VariantClock(name: "live clock") }
  func makeModel() -> VariantModel { built() }
}

@MainActor
struct VariantTestBlueprint: Blueprint {
  typealias Refines = VariantBlueprint
  @Owned(VariantStub.self) var api: any VariantAPI
  static func clock() -> VariantClock { VariantClock(name: "test clock") }
}

@MainActor
struct VariantSessionBlueprint: Blueprint {
  typealias Parent = VariantBlueprint
  @Owned var model: VariantModel
  @Owned var pair: VariantPair
}

@MainActor func demonstrateVariant() {
  let live = VariantGraph().startSession()
  print(live.model.api.name, live.model.clock.name, live.pair.first.name, live.pair.makeModel().api.name)
  let test = VariantTestGraph().startSession()
  print(test.model.api.name, test.model.clock.name, test.pair.first.name, test.pair.makeModel().api.name)
}

// prints: live live clock live clock live
// prints: stub test clock test clock stub
