import HandwireFacts
import HandwireFindings
import HandwireWriter

/// From facts to findings and files: the whole of `generate` but for the disk.
public struct GraphGenerator: Sendable {
  public init() {}

  /// No files where a finding is an error.
  public func generation(of modules: [Module]) -> Generation {
    let proven = ProvenGraph(of: modules)
    guard proven.isProven else { return Generation(findings: proven.findings, files: []) }
    let written = GraphWriter(program: proven.program).files(for: proven.graph)
    let findings = (proven.findings + written.findings).sorted()
    let isWhole = !written.findings.contains { $0.severity == .error }
    return Generation(findings: findings, files: isWhole ? written.files : [])
  }
}
