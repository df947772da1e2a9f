import HandwireRules

/// Says what changed from one baseline to another, without any sources.
struct BaselineReview {
  let console: Console

  func compare(_ oldName: String, with newName: String) -> ExitStatus {
    let old = baseline(oldName)
    let new = baseline(newName)
    guard let old, let new else { return .unusable }
    let comparison = BaselineComparison(from: old, to: new)
    console.output(text(of: comparison))
    return comparison.added.isEmpty ? .nothingToReport : .failed
  }

  private func baseline(_ name: String) -> Baseline? {
    let file = BaselineFile(named: name)
    do {
      if let baseline = try file.baseline(knownRules: RuleBook.identifiers) { return baseline }
      console.error("'\(file.shown)' does not exist")
    } catch {
      for problem in error.all { console.error(problem) }
    }
    return nil
  }

  private func text(of comparison: BaselineComparison) -> String {
    var lines = comparison.added.map { "+ \(shown($0))" } + comparison.mended.map { "- \(shown($0))" }
    lines += comparison.moved.map { "> \(shown(FrozenCount($0.to, count: $0.count)))  (from \($0.from.path))" }
    lines += comparison.rules.map { rule in
      let change = rule.new - rule.old
      return "\(rule.rule): \(rule.old) → \(rule.new)" + (change == 0 ? "" : " (\(change > 0 ? "+" : "")\(change))")
    }
    let number = { (counts: [FrozenCount]) in counts.reduce(0) { $0 + $1.count } }
    let moved = comparison.moved.reduce(0) { $0 + $1.count }
    lines.append(
      "all: \(comparison.oldTotal) → \(comparison.newTotal); \(number(comparison.added)) added, "
        + "\(number(comparison.mended)) mended, \(moved) moved")
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ frozen: FrozenCount) -> String {
    frozen.line.split(separator: "\t").joined(separator: "  ")
  }
}
