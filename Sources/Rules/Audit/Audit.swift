import HandwireFacts
import HandwireFindings
import HandwireProject

/// Runs every rule of the audit over one project.
public struct Audit: Sendable {
  /// The pages of the audit's rules, sorted by identifier.
  public static let pages: [RulePage] = []

  private let project: Project
  private let configuration: Configuration

  public init(project: Project, configuration: Configuration) {
    self.project = project
    self.configuration = configuration
  }

  public func report() -> AuditReport {
    AuditReport(
      findings: [], composition: [], fileCount: project.modules.reduce(0) { $0 + $1.files.count }, lineCount: 0)
  }
}
