import HandwireFindings
import HandwireGraph
import HandwireProject
import HandwireReaders
import HandwireRules
import HandwireWriter

/// The pages of all rules that this tool can report.
enum RuleBook {
  /// Sorted by identifier, each once: the first that says something of a rule is the one that is kept.
  static let pages: [RulePage] = {
    let all = BlueprintRulePages.all + GraphRulePages.all + ProjectPages.all + OutputPages.all + Audit.pages
    let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return byIdentifier.values.sorted { $0.identifier < $1.identifier }
  }()

  /// What `rules` and `limits` of a configuration may name, sorted.
  static let identifiers = pages.map(\.identifier)

  /// What an audit can report: its own rules, and those of reading a project.
  static let auditPages = (Audit.pages + pages.filter { readingRules.contains($0.identifier) })
    .sorted { $0.identifier < $1.identifier }

  private static let readingRules = Set(ProjectPages.all.map(\.identifier) + ["syntax-error"])
}
