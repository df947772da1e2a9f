import HandwireWriter

/// A client's values → the lines of an extension.
struct ClientLayout {
  let plan: ClientPlan

  func lines() -> [String] {
    let values = Array(plan.values.map { member($0) }.joined(separator: [""]))
    let whole = ["extension \(plan.name) {"] + values.map { $0.isEmpty ? "" : "  \($0)" } + ["}"]
    return ConditionLayout.lines(whole, conditions: plan.conditions)
  }

  private func member(_ value: ClientPlan.Value) -> [String] {
    let documentation = ["/// \(value.documentation)"] + plan.attributes
    let header =
      value.parameters.isEmpty
      ? ["\(plan.access)static var \(value.name): \(plan.name) {"]
      : BrokenLine.signature(
        "\(plan.access)static func \(value.name)", value.parameters, " -> \(plan.name) {", indentation: 0, margin: 2)
    return documentation + header + call(value.arguments) + ["}"]
  }

  private func call(_ arguments: [String]) -> [String] {
    let flat = "  \(plan.name)(\(arguments.joined(separator: ", ")))"
    if flat.count + 2 <= BrokenLine.length { return [flat] }
    let list = arguments.enumerated().map { index, argument in
      "    \(argument)\(index == arguments.count - 1 ? ")" : ",")"
    }
    return ["  \(plan.name)("] + list
  }
}
