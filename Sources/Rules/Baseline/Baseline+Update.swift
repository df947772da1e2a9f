extension Baseline {
  /// The same lines without what exceeds `counts`; no line is moved and none is added.
  public func dropping(to counts: [FrozenFinding: Int]) -> Baseline {
    var seen: Set<FrozenFinding> = []
    return Baseline(
      lines: lines.compactMap { line in
        guard case .finding(let frozen) = line else { return line }
        let count = min(counts[frozen.finding] ?? 0, self.counts[frozen.finding] ?? 0)
        guard count > 0, seen.insert(frozen.finding).inserted else { return nil }
        return .finding(FrozenCount(frozen.finding, count: count))
      }
    ).closedUp
  }

  /// With exactly these findings, and as few changed lines as that takes.
  public func replaced(by counts: [FrozenFinding: Int]) -> Baseline {
    guard isInOrder else { return Baseline(counts: counts) }
    var added = counts.filter { $0.value > 0 && self.counts[$0.key] == nil }.keys.sorted()[...]
    var result: [Line] = []
    var gap = 0
    var isAtStart = true

    /// Puts everything that belongs before `next` into the empty lines that stand there, and more of them if need be.
    func fill(before next: FrozenFinding?) {
      while let first = added.first, next.map({ first < $0 }) ?? true {
        added = added.dropFirst()
        if !isAtStart {
          result.append(.separator)
          gap -= 1
        }
        result.append(.finding(FrozenCount(first, count: counts[first] ?? 1)))
        isAtStart = false
      }
      let needed = isAtStart || next == nil ? 0 : 1
      result += Array(repeating: .separator, count: max(gap, needed))
      gap = 0
    }

    for line in lines {
      switch line {
      case .separator: gap += 1
      case .finding(let frozen):
        guard let count = counts[frozen.finding], count > 0 else { continue }
        fill(before: frozen.finding)
        result.append(.finding(FrozenCount(frozen.finding, count: count)))
        isAtStart = false
      }
    }
    fill(before: nil)
    return Baseline(lines: result).closedUp
  }

  /// Sorted, each once, no two without an empty line between them: what `freeze` wrote and git merged.
  private var isInOrder: Bool {
    var last: FrozenFinding?
    var isSeparated = true
    for line in lines {
      switch line {
      case .separator: isSeparated = true
      case .finding(let frozen):
        guard isSeparated, last.map({ $0 < frozen.finding }) ?? true else { return false }
        last = frozen.finding
        isSeparated = false
      }
    }
    return true
  }

  /// Empty lines are kept until they are many times as many as findings: closing up is the one change that may conflict
  /// with another branch's, so it comes once in a long while.
  private var closedUp: Baseline {
    let separators = lines.count { $0 == .separator }
    return separators > 4 * counts.count + 64 ? Baseline(counts: counts) : self
  }
}
