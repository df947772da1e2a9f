/// Frozen findings whose declaration left its file, waiting for the file that it went to.
struct MovedFindings {
  private struct Key: Hashable {
    let movable: FrozenFinding
    /// `nil` for any.
    let fileName: Substring?
  }

  private var counts: [FrozenFinding: Int]
  private var waiting: [Key: ArraySlice<FrozenFinding>] = [:]

  init(_ counts: [FrozenFinding: Int]) {
    self.counts = counts
    for finding in counts.keys.sorted() {
      waiting[MovedFindings.key(finding, named: true), default: []].append(finding)
      waiting[MovedFindings.key(finding, named: false), default: []].append(finding)
    }
  }

  /// At most `number`, from the first that still has some.
  mutating func take(_ number: Int, for finding: FrozenFinding, ofSameFileName: Bool) -> [FrozenCount] {
    let key = MovedFindings.key(finding, named: ofSameFileName)
    var number = number
    var taken: [FrozenCount] = []
    while number > 0, let first = waiting[key]?.first {
      let count = min(number, counts[first] ?? 0)
      if count > 0 {
        taken.append(FrozenCount(first, count: count))
        counts[first, default: 0] -= count
        number -= count
      }
      if (counts[first] ?? 0) == 0 { waiting[key]?.removeFirst() }
    }
    return taken
  }

  private static func key(_ finding: FrozenFinding, named: Bool) -> Key {
    Key(movable: finding.movable, fileName: named ? finding.path.split(separator: "/").last ?? "" : nil)
  }
}
