/// What is said above a stub.
enum DoubleDocumentation {
  static func lines(_ plan: StubPlan) -> [String] {
    if plan.members.isEmpty { return ["Stands in for ``\(plan.protocolName)``, which asks for nothing."] }
    var lines = [
      "Stands in for ``\(plan.protocolName)``: a requirement fails the test that reaches it, until the test gives it a meaning."
    ]
    if plan.hasEmptyInitializer { lines.append("Make it with `init(path:)`: `init()` is a requirement too.") }
    return lines
  }
}
