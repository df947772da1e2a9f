import HandwireFindings
import HandwireGraph

/// Every blueprint and part of a program, and what is wrong with them.
///
/// Whatever the findings say, neither parents, refinements nor parts of the blueprints go round in a circle.
public struct BlueprintReading: Sendable {
  /// Sorted by place.
  public var blueprints: [BlueprintDeclaration]
  /// Sorted.
  public var findings: [Finding]

  public init(blueprints: [BlueprintDeclaration], findings: [Finding]) {
    self.blueprints = blueprints
    self.findings = findings
  }
}
