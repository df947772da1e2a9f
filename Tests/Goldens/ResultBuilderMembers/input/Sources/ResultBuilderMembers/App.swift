import Handwire

@resultBuilder
enum Steps {
  static func buildBlock(_ steps: String...) -> [String] { steps }
}

/// The memberwise initializer takes a closure where the property is one, and where it is what the builder builds.
struct Flow {
  @Steps let steps: () -> [String]
  @Steps var fixed: [String] { "c" }
}

struct Built {
  @Steps let steps: [String]
  let count: Int
}

struct AppBlueprint: Blueprint {
  @Given private var steps: () -> [String]
  @Owned var flow: Flow
}

struct BuiltBlueprint: Blueprint {
  @Given private var steps: () -> [String]
  @Given private var count: Int
  @Owned var built: Built
}
