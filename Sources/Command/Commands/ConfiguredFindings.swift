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
        return finding.weighing(severity)
      }
    }
  }

  /// As an audit weighs them: whatever the configuration says, but what a rule itself weighs less never gets heavier by it.
  ///
  /// - Parameter pages: of the audit's rules.
  static func ofAudit(_ findings: [Finding], configuration: Configuration, pages: [RulePage]) -> [Finding] {
    let own = Dictionary(pages.map { ($0.identifier, $0.severity) }, uniquingKeysWith: { first, _ in first })
    return findings.compactMap { finding in
      switch configuration.rules[finding.rule] {
      case nil: return finding
      case .off: return nil
      case .severity(let severity):
        let isLess = own[finding.rule].map { finding.severity > $0 } ?? false
        return finding.weighing(isLess ? max(severity, finding.severity) : severity)
      }
    }
  }
}

extension Finding {
  /// The same with another severity.
  func weighing(_ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, place: place, trail: trail, notes: notes, help: help,
      declaration: declaration, subject: subject)
  }
}
