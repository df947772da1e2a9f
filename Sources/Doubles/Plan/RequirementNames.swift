import HandwireFacts
import HandwireWriter

/// What the entries of each requirement are called: `detail`, `onDetail`; overloads are told apart by labels, then types.
struct RequirementNames {
  /// By the requirement's index.
  private(set) var stems: [String] = []

  init(_ requirements: [Requirement]) {
    stems = requirements.map(Self.base)
    let levels: [(Requirement, [Requirement]) -> String] = [
      { one, _ in Self.labels(one) }, Self.types, { one, _ in Self.result(one) }, { one, _ in Self.effects(one) },
    ]
    for level in levels {
      for indices in clashes() {
        let group = indices.map { requirements[$0] }
        for index in indices { stems[index] += level(requirements[index], group) }
      }
    }
    for indices in clashes() {
      for (number, index) in indices.enumerated().dropFirst() { stems[index] += "\(number + 1)" }
    }
  }

  private func clashes() -> [[Int]] {
    Dictionary(grouping: stems.indices, by: { stems[$0] }).values.filter { $0.count > 1 }.map { $0.sorted() }
  }

  private static func base(_ requirement: Requirement) -> String {
    let name = requirement.header.name
    switch requirement.shape {
    case .initializer: return "initialize"
    case .subscripted: return "subscript"
    case .property, .function:
      if name.first.map({ $0.isLetter || $0 == "_" }) == true { return name.filter { isWord($0) } }
      return operators[name] ?? "operator"
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func labels(_ requirement: Requirement) -> String {
    requirement.parameters.map { ($0.label ?? $0.name).filter { isWord($0) }.startingLarge }.joined()
  }

  /// Of those parameters that tell the overloads apart.
  private static func types(_ requirement: Requirement, in group: [Requirement]) -> String {
    let texts = group.map { $0.parameters.map { "\($0.type)" } }
    let isOfOneLength = Set(texts.map(\.count)).count == 1
    return requirement.parameters.enumerated().map { index, parameter in
      let isTelling = !isOfOneLength || Set(texts.map { $0[index] }).count > 1
      return isTelling ? words("\(parameter.type)") : ""
    }.joined()
  }

  private static func result(_ requirement: Requirement) -> String { requirement.result.map { words("\($0)") } ?? "" }

  private static func effects(_ requirement: Requirement) -> String {
    (requirement.effects.isAsync ? "Async" : "") + (requirement.isStatic ? "Static" : "")
  }

  private static func words(_ text: String) -> String {
    text.split { !isWord($0) }.filter { $0 != "any" && $0 != "some" }.map { capitalized(String($0)) }.joined()
  }

  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private static let operators = [
    "==": "isEqual", "<": "isLess", ">": "isGreater", "<=": "isAtMost", ">=": "isAtLeast", "+": "add", "-": "subtract",
    "*": "multiply", "/": "divide", "!": "negate", "~=": "matches", "+=": "addInPlace", "-=": "subtractInPlace",
  ]
}
