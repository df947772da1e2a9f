import HandwireFindings

/// Findings as a build log: every line has a place, so that Xcode shows trail, notes and help where they belong.
public struct XcodeFindingsReport: Sendable {
  private let paths: PathStyle

  /// - Parameter root: the project's folder, absolute: Xcode follows no relative path.
  public init(root: String) { paths = .absolute(root: root) }

  /// Each finding ends with a newline; nothing for no findings.
  public func text(of findings: [Finding]) -> String {
    findings.flatMap(lines(of:)).map { $0 + "\n" }.joined()
  }

  private func lines(of finding: Finding) -> [String] {
    var lines = [line(finding.place, finding.severity, "\(finding.message) [\(finding.rule)]")]
    if let trail = finding.trail { lines.append(line(finding.place, .note, trail)) }
    lines += finding.notes.map { line($0.place ?? finding.place, .note, $0.message) }
    if let help = finding.help { lines.append(line(finding.place, .note, "help: \(help)")) }
    return lines
  }

  private func line(_ place: Place, _ severity: Severity, _ message: String) -> String {
    OneLine.of("\(paths.shown(place.path)):\(place.line):\(place.column): \(severity.rawValue): \(message)")
  }
}
