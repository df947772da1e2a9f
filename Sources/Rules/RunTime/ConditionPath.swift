import HandwireFacts
import HandwireReaders

/// What has to hold for a piece of code to run, outermost first.
struct ConditionPath: Hashable, Sendable {
  struct Condition: Hashable, Sendable {
    /// Without `!` in front.
    var text: String
    var holds: Bool
    var isBuild: Bool
    /// One of several ways of a `switch`.
    var isCase: Bool
  }

  var conditions: [Condition]

  init(_ reach: RegistrationReach) {
    self.init(branches: reach.branches, buildConditions: reach.buildConditions)
  }

  init(branches: [RegistrationReach.Branch], buildConditions: [String]) {
    conditions =
      buildConditions.flatMap(Self.parts).map { Self.condition($0, holds: true, isBuild: true, isCase: false) }
      + branches.map { branch in
        Self.condition(
          branch.condition, holds: !branch.isElse, isBuild: false, isCase: branch.way > 0 && !branch.isElse)
      }
  }

  private init(_ conditions: [Condition]) { self.conditions = conditions }

  /// `A && B` of an `#if`, where no parentheses are torn apart.
  private static func parts(_ text: String) -> [String] {
    let parts = text.split(separator: " && ").map(String.init)
    let isWhole = parts.allSatisfy { part in part.count { $0 == "(" } == part.count { $0 == ")" } }
    return isWhole ? parts : [text]
  }

  private static func condition(_ text: String, holds: Bool, isBuild: Bool, isCase: Bool) -> Condition {
    var text = text
    var holds = holds
    while text.hasPrefix("!"), !text.contains(" ") || isBuild {
      text.removeFirst()
      holds.toggle()
      if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    }
    return Condition(text: text, holds: holds, isBuild: isBuild, isCase: isCase)
  }

  /// Whether one of the paths is always taken.
  static func coverAll(_ paths: [ConditionPath]) -> Bool {
    if paths.contains(where: \.conditions.isEmpty) { return true }
    let byText = Dictionary(grouping: paths) { $0.conditions[0].text }
    return byText.values.contains { group in
      // Nobody says how many cases a `switch` has; one that registers in several is trusted to do so in all.
      if group.contains(where: { $0.conditions[0].isCase }), Set(group).count > 1 { return true }
      let rest = group.map { ($0.conditions[0].holds, ConditionPath(Array($0.conditions.dropFirst()))) }
      return coverAll(rest.filter(\.0).map(\.1)) && coverAll(rest.filter { !$0.0 }.map(\.1))
    }
  }

  /// Names that the conditions speak of, without what stands in front: `newSearch` for `flags.newSearch`.
  var names: Set<String> {
    var names: Set<String> = []
    for condition in conditions {
      let words = condition.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      for word in words {
        guard let last = word.split(separator: ".").last, last.first?.isLetter == true || last.first == "_" else {
          continue
        }
        names.insert(String(last))
      }
    }
    return names.subtracting(["self", "true", "false", "nil", "let", "var"])
  }
}
