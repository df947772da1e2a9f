import Handwire

// Bindings under conditions.

@MainActor protocol ConditionAPI {
  var name: String { get }
}
@MainActor final class ConditionLive: ConditionAPI {
  let name = "live"
  init(key: String) {}
}
@MainActor final class ConditionStub: ConditionAPI {
  let name = "stub"
  init() {}
}
@MainActor final class ConditionModel {
  let api: any ConditionAPI
  init(api: any ConditionAPI) { self.api = api }
}
@MainActor final class ConditionProbe {
  let model: ConditionModel
  init(model: ConditionModel) { self.model = model }
}

@MainActor
struct ConditionBlueprint: Blueprint {
  #if CONDITION_LIVE
    @Given var key: String
    @Owned(ConditionLive.self) var api: any ConditionAPI
  #else
    @Owned(ConditionStub.self) var api: any ConditionAPI
  #endif
  @Owned var model: ConditionModel
  #if CONDITION_PROBE
    @Owned var probe: ConditionProbe
    func makeProbe() -> ConditionProbe { built() }
  #endif
  @Child var session: ConditionSessionGraph?
}

@MainActor
struct ConditionSessionBlueprint: Blueprint {
  typealias Parent = ConditionBlueprint
  @Owned var model: ConditionModel
  #if CONDITION_PROBE
    @Given var number: Int
  #endif
}

@MainActor func demonstrateCondition() {
  let graph = ConditionGraph()
  print(graph.model.api.name, graph.startSession().model.api.name)
}

// prints: stub stub
