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
}
