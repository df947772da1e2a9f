import HandwireFindings
import HandwireProject

/// Findings as the team's configuration weighs them.
enum ConfiguredFindings {
  /// Errors stay errors: a graph that was not proven is not written, whatever the configuration says.
  static func of(_ findings: [Finding], configuration: Configuration) -> [Finding] {
    findings.compactMap { finding in
      guard finding.severity != .error else { return finding }
      switch configuration.rules[finding.rule] {
      case nil: return finding
      case .off: return nil
      case .severity(let severity):
        return Finding(
          rule: finding.rule, severity: severity, message: finding.message, place: finding.place,
          trail: finding.trail, notes: finding.notes, help: finding.help, declaration: finding.declaration,
          subject: finding.subject)
      }
    }
  }
}
