import HandwireFindings

/// The frozen findings of one project, in the lines in which they are written.
///
/// Between two findings stands an empty line, and it stays where a finding is dropped: git cannot merge two branches that
/// change neighbouring lines, and so it can. Empty lines mean nothing else.
public struct Baseline: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    case finding(FrozenCount)
    case separator
  }

  let lines: [Line]
  /// How many findings are frozen of each kind.
  public let counts: [FrozenFinding: Int]

  init(lines: [Line]) {
    self.lines = lines
    var counts: [FrozenFinding: Int] = [:]
    for case .finding(let frozen) in lines {
      // A merge may have left both sides' lines; the higher number is what one of them allowed.
      counts[frozen.finding] = max(counts[frozen.finding] ?? 0, frozen.count)
    }
    self.counts = counts
  }

  public init() { self.init(lines: []) }

  /// As a new file has them: sorted, an empty line between each two.
  public init(counts: [FrozenFinding: Int]) {
    let findings = counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    let lines = findings.map { Line.finding(FrozenCount($0.key, count: $0.value)) }
    self.init(lines: Array(lines.map { [$0] }.joined(separator: [.separator])))
  }

  public init(of findings: [Finding]) {
    self.init(counts: Dictionary(findings.map { (FrozenFinding($0), 1) }, uniquingKeysWith: +))
  }

  /// The number of frozen findings.
  public var total: Int { counts.values.reduce(0, +) }

  /// Ends with a newline, if there is any line at all.
  public var text: String {
    lines.map { line in
      switch line {
      case .finding(let frozen): frozen.line + "\n"
      case .separator: "\n"
      }
    }.joined()
  }
}
