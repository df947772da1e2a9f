/// So many equal findings of one declaration.
public struct FrozenCount: Hashable, Sendable {
  public let finding: FrozenFinding
  /// 1 or more.
  public let count: Int

  public init(_ finding: FrozenFinding, count: Int) {
    self.finding = finding
    self.count = count
  }

  /// As it stands in the baseline: tabs between the parts, `-` for an empty one.
  public var line: String {
    let parts = [finding.rule, finding.path, finding.declaration, finding.subject].map { $0.isEmpty ? "-" : $0 }
    return parts.joined(separator: "\t") + (count > 1 ? "\t×\(count)" : "")
  }
}
