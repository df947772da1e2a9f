import HandwireFindings

/// What the baseline knows a finding by: no line, no message, nothing that an unrelated edit changes.
public struct FrozenFinding: Hashable, Sendable, Comparable {
  public let rule: String
  /// Relative to the project.
  public let path: String
  /// The declaration that encloses it (`TripDetailModel.init(scheduler:)`); empty at the top of a file.
  public let declaration: String
  /// What was found (`Container.shared.api`).
  public let subject: String

  public init(rule: String, path: String, declaration: String, subject: String) {
    self.rule = rule
    self.path = path
    self.declaration = declaration
    self.subject = subject
  }

  public static func < (left: FrozenFinding, right: FrozenFinding) -> Bool {
    if left.rule != right.rule { return left.rule < right.rule }
    if left.path != right.path { return left.path < right.path }
    if left.declaration != right.declaration { return left.declaration < right.declaration }
    return left.subject < right.subject
  }
}
