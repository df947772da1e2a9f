import HandwireFindings

/// What the audit of one project found, before its configuration weighs it and its baseline takes the frozen ones out.
public struct AuditReport: Hashable, Sendable {
  /// Sorted, with the severities that the rules give.
  public let findings: [Finding]
  /// Where wiring is taken to belong; sorted by path.
  public let composition: [CompositionPath]
  /// Swift files that were read.
  public let fileCount: Int
  /// Lines of these files.
  public let lineCount: Int

  public init(findings: [Finding], composition: [CompositionPath], fileCount: Int, lineCount: Int) {
    self.findings = findings
    self.composition = composition
    self.fileCount = fileCount
    self.lineCount = lineCount
  }
}
