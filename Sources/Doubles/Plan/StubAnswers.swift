/// What a stub answers by itself because a protocol of the standard library asks for it.
struct StubAnswers {
  let plan: StubPlan
  let isNonisolated: Bool

  /// Where conformances are isolated by default, the ones that another conformance depends on must not be.
  static func conformances(for satisfied: Set<SatisfiedProtocol>) -> [String] {
    var names: [String] = []
    if satisfied.contains(.hashable) {
      names.append("Hashable")
    } else if satisfied.contains(.equatable) {
      names.append("Equatable")
    }
    if satisfied.contains(.description) { names.append("CustomStringConvertible") }
    if satisfied.contains(.debugDescription) { names.append("CustomDebugStringConvertible") }
    return names.map { "nonisolated \($0)" }
  }

  func lines(for satisfied: Set<SatisfiedProtocol>) -> [[String]] {
    guard !plan.isObject else { return [] }
    let modifier = isNonisolated ? "nonisolated " : ""
    let declared = Set(
      plan.members.compactMap { member -> String? in
        switch member.form {
        case .function(let introducer, _, _): introducer
        case .property(let introducer, _): introducer
        case .subscripted: nil
        }
      })
    var members: [[String]] = []
    if satisfied.contains(.equatable) || satisfied.contains(.hashable) {
      members.append([
        "\(plan.access)\(plan.isActor ? "" : modifier)static func == (left: \(plan.name), right: \(plan.name)) -> Bool { left === right }"
      ])
    }
    if satisfied.contains(.hashable) {
      members.append([
        "\(modifier)\(plan.access)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
      ])
    }
    for (asked, property) in [(SatisfiedProtocol.description, "description"), (.debugDescription, "debugDescription")]
    where satisfied.contains(asked) && !declared.contains(where: { $0.contains("var \(property):") }) {
      members.append(["\(modifier)\(plan.access)var \(property): String { \"\(plan.name)\" }"])
    }
    return members
  }
}
