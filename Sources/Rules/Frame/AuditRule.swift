import HandwireFindings

/// One rule of the audit: one file with its texts, its examples and its logic.
protocol AuditRule: Sendable {
  /// Stable, kebab-case; the type's name in that spelling.
  var identifier: String { get }
  /// Of most of its findings.
  var severity: Severity { get }
  /// What the rule finds, in one sentence.
  var finds: String { get }
  /// Why it matters, in a few sentences.
  var rationale: String { get }
  /// The first stands on the rule's page.
  var triggering: [RuleExample] { get }
  /// The first is the first triggering one mended.
  var nonTriggering: [RuleExample] { get }
  /// Rules at whose places this one has nothing to add.
  var yieldsTo: [String] { get }

  func findings(in subject: AuditSubject) -> [Finding]
}

extension AuditRule {
  var yieldsTo: [String] { [] }

  var page: RulePage {
    RulePage(
      identifier: identifier, severity: severity, finds: finds, rationale: rationale,
      triggering: triggering.first?.shown ?? "", mended: nonTriggering.first?.shown ?? "")
  }
}
