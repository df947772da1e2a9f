import HandwireFacts
import HandwireFindings

/// Modules that are ready to be linked, and what was found on the way.
public struct PreparedModules: Sendable {
  public var modules: [Module]
  /// Sorted.
  public var findings: [Finding]

  public init(modules: [Module], findings: [Finding]) {
    self.modules = modules
    self.findings = findings
  }
}
