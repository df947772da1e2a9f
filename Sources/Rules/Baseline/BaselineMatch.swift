import HandwireFindings

/// Which findings a baseline knows, which it does not, and which of its lines nothing answers to any more.
public struct BaselineMatch: Hashable, Sendable {
  /// Not in the baseline; sorted.
  public let new: [Finding]
  /// Sorted.
  public let frozen: [Finding]
  /// What is frozen and not found any more, with the number that is too many; sorted.
  public let stale: [FrozenCount]
  /// Of the baseline's lines, as many as something was found for.
  public let matched: [FrozenFinding: Int]

  /// - Parameters:
  ///   - findings: of the whole project, or of some rules.
  ///   - rules: the rules that were run; lines of others are not looked at. `nil` for all.
  ///   - declared: what the project's files declare now.
  ///   - unread: paths of files and folders of which not everything was read; their lines are never stale.
  public init(
    _ findings: [Finding], baseline: Baseline, rules: Set<String>? = nil, declared: DeclaredNames = DeclaredNames([:]),
    unread: Set<String> = []
  ) {
    let counts = baseline.counts.filter { rules?.contains($0.key.rule) ?? true }
    let groups = Dictionary(grouping: findings.sorted(), by: { FrozenFinding($0) })
    var free = counts
    var matched: [FrozenFinding: Int] = [:]
    var allowed: [FrozenFinding: Int] = [:]
    for (key, group) in groups {
      let count = min(group.count, counts[key] ?? 0)
      allowed[key] = count
      matched[key] = count > 0 ? count : nil
      free[key] = (free[key] ?? 0) - count
    }

    // What is left over on both sides, and differs in its path alone, was moved if its declaration was.
    var moved = MovedFindings(
      free.filter { $0.value > 0 && declared.hasLeft($0.key.path, declaration: $0.key.declaration) })
    for isSameName in [true, false] {
      for key in groups.keys.sorted() {
        let missing = (groups[key]?.count ?? 0) - (allowed[key] ?? 0)
        for source in moved.take(missing, for: key, ofSameFileName: isSameName) {
          free[source.finding, default: 0] -= source.count
          allowed[key, default: 0] += source.count
          matched[source.finding, default: 0] += source.count
        }
      }
    }

    var new: [Finding] = []
    var frozen: [Finding] = []
    for (key, group) in groups {
      let count = allowed[key] ?? 0
      frozen += group.prefix(count)
      new += group.dropFirst(count).map { BaselineMatch.explained($0, frozen: count, found: group.count) }
    }
    self.new = new.sorted()
    self.frozen = frozen.sorted()
    self.matched = matched
    let stale = free.filter { $0.value > 0 && !BaselineMatch.isUnread($0.key.path, unread) }
    self.stale = stale.sorted { $0.key < $1.key }.map { FrozenCount($0.key, count: $0.value) }
  }

  /// Which of several equal ones is new cannot be known, so the message says how many are.
  private static func explained(_ finding: Finding, frozen: Int, found: Int) -> Finding {
    guard frozen > 0 else { return finding }
    let note = FindingNote(
      "\(found) of these are in this declaration, and \(frozen) of them \(frozen == 1 ? "is" : "are") frozen")
    return Finding(
      rule: finding.rule, severity: finding.severity, message: finding.message, place: finding.place,
      trail: finding.trail, notes: finding.notes + [note], help: finding.help, declaration: finding.declaration,
      subject: finding.subject)
  }

  private static func isUnread(_ path: String, _ unread: Set<String>) -> Bool {
    guard !unread.isEmpty else { return false }
    if unread.contains(path) || unread.contains(".") { return true }
    return path.indices.contains { path[$0] == "/" && unread.contains(String(path[..<$0])) }
  }
}
