import Handwire

@resultBuilder
enum Steps {
  static func buildBlock(_ steps: String...) -> [String] { steps }
}

final class Flow {
  let steps: [String]

  init(@Steps _ steps: () -> [String]) { self.steps = steps() }
}

struct AppBlueprint: Blueprint {
  @Given private var steps: () -> [String]
  @Owned var flow: Flow
}
