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
    return Generation(findings: proven.findings, files: [])
  }
}
