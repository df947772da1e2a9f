import Handwire

// Bindings under conditions.

@MainActor final class ConditionModel {
  let names: [String]
  init(names: [String]) { self.names = names }
}
@MainActor final class ConditionProbe {
  let model: ConditionModel
  let key: String
  init(model: ConditionModel, key: String) {
    self.model = model
    self.key = key
  }
}
@MainActor final class ConditionExtra {
  init(model: ConditionModel) {}
}

@MainActor
struct ConditionBlueprint: Blueprint {
  @Given var names: [String]
  @Owned var model: ConditionModel
  #if CONDITION_PROBE
    @Given var key: String
    @Owned private var probe: ConditionProbe
    /// Only where probes are.
    func makeProbe() -> ConditionProbe { built() }
    @Built var extra: ConditionExtra
    static func connect(probe: ConditionProbe) { print("connected") }
  #endif
  @Child var session: ConditionSessionGraph?
  #if CONDITION_PROBE
    #if !CONDITION_PLAIN
      @Child var other: ConditionSessionGraph?
    #endif
  #elseif CONDITION_PLAIN
    @Owned var plain: ConditionExtra
  #endif
}

@MainActor
struct ConditionSessionBlueprint: Blueprint {
  typealias Parent = ConditionBlueprint
  @Owned var model: ConditionModel
  #if CONDITION_PROBE
    @Given var number: Int
    @Owned var probe: ConditionProbe
  #endif
}

@MainActor func demonstrateCondition() {
  #if CONDITION_PROBE
    let graph = ConditionGraph(names: ["a"], key: "k")
    print(graph.startSession(number: 3).probe.key, graph.makeProbe().key)
  #else
    let graph = ConditionGraph(names: ["a"])
    print(graph.model.names, graph.startSession().model.names)
  #endif
}

// prints: ["a"] ["a"]
