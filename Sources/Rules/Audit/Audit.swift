import HandwireFacts
import HandwireFindings
import HandwireProject

/// Runs every rule of the audit over one project.
public struct Audit: Sendable {
  /// The pages of the audit's rules, sorted by identifier.
  public static let pages: [RulePage] =
    (AuditRules.all.map(\.page) + SuppressionPages.all).sorted { $0.identifier < $1.identifier }

  private let project: Project
  private let configuration: Configuration
  private let history: CommitHistory?
  private let rules: [any AuditRule]

  /// - Parameters:
  ///   - project: read with the depth `.code`.
  ///   - history: of the project's repository, where there is one.
  public init(project: Project, configuration: Configuration, history: CommitHistory? = nil) {
    self.init(project: project, configuration: configuration, history: history, rules: AuditRules.all)
  }

  init(project: Project, configuration: Configuration, history: CommitHistory? = nil, rules: [any AuditRule]) {
    self.project = project
    self.configuration = configuration
    self.history = history
    self.rules = rules
  }

  public func report() -> AuditReport {
    let subject = AuditSubject(project: project, configuration: configuration, history: history)
    let found = Self.withoutRepetition(RuleRun(rules: rules, subject: subject).findings(), rules: rules)
    let suppressed = Suppressions(files: subject.files, knownRules: Audit.pages.map(\.identifier)).applied(to: found)
    return AuditReport(
      findings: suppressed.sorted(), composition: subject.composition.paths, fileCount: subject.files.count,
      lineCount: subject.files.reduce(0) { $0 + $1.facts.lineCount })
  }

  /// Without those at whose place a rule that says more has reported.
  private static func withoutRepetition(_ findings: [Finding], rules: [any AuditRule]) -> [Finding] {
    let yielding = Dictionary(uniqueKeysWithValues: rules.map { ($0.identifier, $0.yieldsTo) })
    var rulesAt: [Place: Set<String>] = [:]
    for finding in findings { rulesAt[finding.place, default: []].insert(finding.rule) }
    return findings.filter { finding in
      guard let others = yielding[finding.rule], !others.isEmpty else { return true }
      return rulesAt[finding.place, default: []].isDisjoint(with: others)
    }
  }
}
