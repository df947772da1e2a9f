/// How much a finding weighs: an error stops `generate`, a warning fails `audit`, a note fails nothing.
public enum Severity: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case error, warning, note

  private var weight: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }

  /// Heavier severities come first.
  public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }
}
