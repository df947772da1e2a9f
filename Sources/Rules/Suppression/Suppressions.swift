import HandwireFacts
import HandwireFindings
import HandwireProject

/// Takes out what `// handwire:ignore rule-id reason` asks for, and reports those that ask in vain.
struct Suppressions: Sendable {
  let files: [AuditFile]
  let knownRules: [String]

  private struct Line: Hashable {
    let path: String
    let line: Int
    let rule: String
  }

  /// What remains, with what is wrong about the suppressions themselves.
  func applied(to findings: [Finding]) -> [Finding] {
    var asked: Set<Line> = []
    for file in files {
      for fact in file.facts.suppressions { asked.insert(Line(path: file.path, line: fact.line, rule: fact.rule)) }
    }
    if asked.isEmpty { return findings }
    var used: Set<Line> = []
    let remaining = findings.filter { finding in
      let line = Line(path: finding.place.path, line: finding.place.line, rule: finding.rule)
      guard asked.contains(line) else { return true }
      used.insert(line)
      return false
    }
    let known = Set(knownRules)
    let problems = files.flatMap { file in
      file.facts.suppressions.compactMap { fact -> Finding? in
        let isUsed = used.contains(Line(path: file.path, line: fact.line, rule: fact.rule))
        return problem(of: fact, in: file, isUsed: isUsed, known: known)
      }
    }
    return remaining + problems
  }

  private func problem(of fact: SuppressionFact, in file: AuditFile, isUsed: Bool, known: Set<String>) -> Finding? {
    func finding(_ page: RulePage, _ message: String, help: String) -> Finding {
      Finding(
        rule: page.identifier, severity: page.severity, message: message,
        place: Place(path: file.path, line: fact.position.line, column: fact.position.column), help: help,
        subject: ("handwire:ignore " + fact.rule).trimmingSpaces)
    }
    if fact.rule.isEmpty {
      return finding(
        SuppressionPages.unused, "this names no rule, so it suppresses nothing",
        help: "handwire:ignore rule-id reason")
    }
    guard known.contains(fact.rule) else {
      let nearest = NearestName.of(fact.rule, in: knownRules)
      return finding(
        SuppressionPages.unused, "the audit has no rule '\(fact.rule)'",
        help: nearest.map { "handwire:ignore \($0)" } ?? "remove the comment")
    }
    if !isUsed {
      return finding(
        SuppressionPages.unused, "this suppresses nothing: '\(fact.rule)' finds nothing in line \(fact.line)",
        help: "remove the comment")
    }
    if fact.reason.isEmpty {
      return finding(
        SuppressionPages.unexplained, "this gives no reason", help: "handwire:ignore \(fact.rule) reason")
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingSpaces: String { hasSuffix(" ") ? String(dropLast()) : self }
}
