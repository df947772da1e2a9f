import HandwireFindings

/// The number of findings of each severity, in one line.
public struct FindingsSummary: Hashable, Sendable, CustomStringConvertible {
  public let errors: Int
  public let warnings: Int
  public let notes: Int

  public init(of findings: [Finding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    notes = findings.count { $0.severity == .note }
  }

  /// `2 errors, 1 warning`; `no findings`.
  public var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "no findings" }
    return parts.map { TextTable.counted($0.0, $0.1) }.joined(separator: ", ")
  }
}
