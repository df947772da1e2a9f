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

  /// Runs of white space become one space, so that each part fits between two tabs.
  public init(rule: String, path: String, declaration: String, subject: String) {
    self.rule = FrozenFinding.inOneLine(rule)
    self.path = FrozenFinding.inOneLine(path)
    self.declaration = FrozenFinding.inOneLine(declaration)
    self.subject = FrozenFinding.inOneLine(subject)
  }

  public init(_ finding: Finding) {
    self.init(
      rule: finding.rule, path: finding.place.path, declaration: finding.declaration, subject: finding.subject)
  }

  /// Without the path: what stays the same when the file is moved.
  var movable: FrozenFinding { FrozenFinding(rule: rule, path: "", declaration: declaration, subject: subject) }

  public static func < (left: FrozenFinding, right: FrozenFinding) -> Bool {
    if left.rule != right.rule { return left.rule < right.rule }
    if left.path != right.path { return left.path < right.path }
    if left.declaration != right.declaration { return left.declaration < right.declaration }
    return left.subject < right.subject
  }

  private static func inOneLine(_ text: String) -> String {
    let isClean = text.utf8.allSatisfy { $0 > 0x20 || $0 == 0x20 }
    if isClean, !text.hasPrefix(" "), !text.hasSuffix(" "), !text.contains("  "), text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text
    }
    return text.split(whereSeparator: { $0.isWhitespace || $0.isNewline || $0 == "\0" }).joined(separator: " ")
  }
}
