import Handwire

protocol Step {
  var name: String { get }
}

struct First: Step {
  let name = "first"
}

struct Second: Step {
  let name = "second"
}

final class Flow {
  let steps: [any Step]
  let tags: [String]

  init(steps: any Step..., tags: String...) {
    self.steps = steps
    self.tags = tags
  }
}

struct AppBlueprint: Blueprint {
  @Owned(First.self) private var first: any Step
  @Owned(Second.self) private var second: any Step
  @Owned var flow: Flow
}
