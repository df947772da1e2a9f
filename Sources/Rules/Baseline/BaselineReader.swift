import HandwireProject

/// Reads `.handwire-baseline`; every line that means nothing is reported, not only the first.
public struct BaselineReader: Sendable {
  private let knownRules: Set<String>

  /// - Parameter knownRules: identifiers that a line may start with; empty where that is not checked.
  public init(knownRules: [String] = []) { self.knownRules = Set(knownRules) }

  /// - Parameter path: as the user knows the file, for messages.
  public func baseline(of text: String, path: String) throws(BaselineProblems) -> Baseline {
    var lines: [Baseline.Line] = []
    var problems: [BaselineProblem] = []
    var rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if rows.last?.isEmpty == true { rows.removeLast() }
    for (index, row) in rows.enumerated() {
      let row = index == 0 && row.hasPrefix("\u{FEFF}") ? row.dropFirst() : row
      if row.allSatisfy(\.isWhitespace) {
        lines.append(.separator)
        continue
      }
      switch reading(of: row) {
      case .frozen(let frozen): lines.append(.finding(frozen))
      case .innerMarker: continue
      case .problem(let problem): problems.append(BaselineProblem(path: path, line: index + 1, problem: problem))
      }
    }
    // The middle and the end of a conflict say nothing new, unless its start is gone.
    if problems.isEmpty, let index = rows.firstIndex(where: { BaselineReader.isMarker($0) }) {
      problems.append(BaselineProblem(path: path, line: index + 1, problem: BaselineReader.conflict(rows[index])))
    }
    guard problems.isEmpty else { throw BaselineProblems(all: problems) }
    return Baseline(lines: lines)
  }

  private enum Reading {
    case frozen(FrozenCount)
    case innerMarker
    case problem(String)
  }

  private func reading(of row: Substring) -> Reading {
    if row.hasPrefix("<<<<<<<") { return .problem(BaselineReader.conflict(row)) }
    if BaselineReader.isMarker(row) { return .innerMarker }
    let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 || parts.count == 5 else {
      return .problem(
        "this is no frozen finding: it has \(parts.count) of 4 parts (rule, path, declaration, what was found, with tabs "
          + "between them); 'handwire freeze' writes such lines, delete this one")
    }
    guard knownRules.isEmpty || knownRules.contains(parts[0]) else {
      let nearest = NearestName.of(parts[0], in: knownRules.sorted()).map { "did you mean '\($0)'?" }
      return .problem(
        "unknown rule '\(parts[0])'; " + (nearest ?? "'handwire explain' lists them, a later version may know more"))
    }
    var count = 1
    if parts.count == 5 {
      guard parts[4].hasPrefix("×"), let number = Int(parts[4].dropFirst()), number > 1 else {
        return .problem("'\(parts[4])' is no number of findings; it has to be ×2 or more, or left out with its tab")
      }
      count = number
    }
    let fields = parts.prefix(4).map { $0 == "-" ? "" : $0 }
    return .frozen(
      FrozenCount(
        FrozenFinding(rule: fields[0], path: fields[1], declaration: fields[2], subject: fields[3]), count: count))
  }

  private static func isMarker(_ row: Substring) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { row.hasPrefix($0) }
  }

  private static func conflict(_ row: Substring) -> String {
    "a merge left a conflict here ('\(row.prefix(7))'); delete the lines with markers, keep the findings of both sides, "
      + "then 'handwire freeze --shrink' drops what is mended"
  }
}
