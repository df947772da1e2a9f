import HandwireFindings

/// What generating gives: what is wrong with the graphs, and the files to write where nothing is.
public struct Generation: Hashable, Sendable {
  /// Sorted.
  public let findings: [Finding]
  /// Sorted by module, then file name; empty where a finding is an error.
  public let files: [GeneratedFile]

  public init(findings: [Finding], files: [GeneratedFile]) {
    self.findings = findings
    self.files = files
  }
}
