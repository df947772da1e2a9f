import HandwireDoubles
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
    let all =
      BlueprintRulePages.all + GraphRulePages.all + ProjectPages.all + OutputPages.all + DoublePages.all + Audit.pages
    let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return byIdentifier.values.sorted { $0.identifier < $1.identifier }
  }()

  /// What `rules` and `limits` of a configuration and the lines of a baseline may name, sorted.
  static let identifiers = Set(pages.map(\.identifier)).union(reserved).sorted()

  /// Rules that have a name and a meaning, and that not every version reports: a team that uses two versions for a while
  /// has one configuration for both.
  private static let reserved = [
    "ambient-lost", "ambient-service", "argument-mismatch", "builds-own-collaborator", "cached-with-argument",
    "captive-dependency", "conditional-registration", "container-import", "container-parameter", "dead-override",
    "dependency-cycle", "duplicate-registration", "eager-state", "environment-default", "environment-in-init",
    "environment-missing", "environment-service", "feature-imports-feature", "force-unwrapped-dependency",
    "global-override-in-test", "global-registry", "god-container", "hidden-nondeterminism", "live-value-in-test",
    "locator-call", "mixed-injection-styles", "optional-dependency", "optional-environment", "retain-cycle",
    "scope-leak", "scope-never-ends", "session-state-in-app-scope", "single-implementation-protocol", "singleton-use",
    "state-object-with-observable", "unregistered-service", "unsendable-shared-dependency", "unshared-state",
    "untested-scope", "unused-dependency", "unused-registration", "weak-value-type", "wide-initializer", "work-in-init",
  ]

  /// What an audit can report: its own rules, and those of reading a project.
  static let auditPages = (Audit.pages + pages.filter { readingRules.contains($0.identifier) })
    .sorted { $0.identifier < $1.identifier }

  private static let readingRules = Set(ProjectPages.all.map(\.identifier) + ["syntax-error"])
}
