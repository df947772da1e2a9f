/// What `handwire explain` prints for one rule.
public struct RulePage: Hashable, Sendable {
  /// Stable, kebab-case.
  public let identifier: String
  /// Of most of its findings; a single finding may weigh less.
  public let severity: Severity
  /// What the rule finds, in one sentence.
  public let finds: String
  /// Why it matters, in a few sentences.
  public let rationale: String
  /// A small example that triggers it, Swift source.
  public let triggering: String
  /// The same example mended.
  public let mended: String

  public init(
    identifier: String, severity: Severity, finds: String, rationale: String, triggering: String, mended: String
  ) {
    self.identifier = identifier
    self.severity = severity
    self.finds = finds
    self.rationale = rationale
    self.triggering = triggering
    self.mended = mended
  }
}
