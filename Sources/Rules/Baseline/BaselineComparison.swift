/// What changed from one baseline to another, told from the two files alone.
public struct BaselineComparison: Hashable, Sendable {
  /// Sorted.
  public let added: [FrozenCount]
  /// Sorted.
  public let mended: [FrozenCount]
  /// The same declaration in another file, old and new; sorted by the new one.
  public let moved: [Move]
  public let oldTotal: Int
  public let newTotal: Int
  /// Rules of either, sorted, with their numbers.
  public let rules: [RuleChange]

  public struct Move: Hashable, Sendable {
    public let from: FrozenFinding
    public let to: FrozenFinding
    public let count: Int
  }

  public struct RuleChange: Hashable, Sendable {
    public let rule: String
    public let old: Int
    public let new: Int
  }

  public init(from old: Baseline, to new: Baseline) {
    let keys = Set(old.counts.keys).union(new.counts.keys)
    var added: [FrozenFinding: Int] = [:]
    var mended: [FrozenFinding: Int] = [:]
    for key in keys {
      let change = (new.counts[key] ?? 0) - (old.counts[key] ?? 0)
      if change > 0 { added[key] = change } else if change < 0 { mended[key] = -change }
    }
    // Without sources, a whole line that went and another that came are one that moved, where both name a declaration.
    let gone = mended.keys.filter { new.counts[$0] == nil && !$0.declaration.isEmpty }.sorted()
    let sources = Dictionary(grouping: gone, by: \.movable)
    var moved: [Move] = []
    for key in added.keys.sorted() where old.counts[key] == nil {
      for source in sources[key.movable] ?? [] {
        let count = min(added[key] ?? 0, mended[source] ?? 0)
        guard count > 0 else { continue }
        moved.append(Move(from: source, to: key, count: count))
        added[key, default: 0] -= count
        mended[source, default: 0] -= count
      }
    }
    self.added = BaselineComparison.sorted(added)
    self.mended = BaselineComparison.sorted(mended)
    self.moved = moved
    oldTotal = old.total
    newTotal = new.total
    let before = BaselineComparison.byRule(old)
    let after = BaselineComparison.byRule(new)
    rules = Set(before.keys).union(after.keys).sorted().map { rule in
      RuleChange(rule: rule, old: before[rule] ?? 0, new: after[rule] ?? 0)
    }
  }

  private static func sorted(_ counts: [FrozenFinding: Int]) -> [FrozenCount] {
    counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { FrozenCount($0.key, count: $0.value) }
  }

  private static func byRule(_ baseline: Baseline) -> [String: Int] {
    Dictionary(baseline.counts.map { ($0.key.rule, $0.value) }, uniquingKeysWith: +)
  }
}
