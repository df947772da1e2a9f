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
    let doubles = BoundaryDoubles(program: proven.program).generation(for: proven.graph)
    let later = written.findings + doubles.findings
    let isWhole = !later.contains { $0.severity == .error }
    let files = (written.files + doubles.files).sorted { ($0.module, $0.fileName) < ($1.module, $1.fileName) }
    return Generation(findings: (proven.findings + later).sorted(), files: isWhole ? files : [])
  }
}
