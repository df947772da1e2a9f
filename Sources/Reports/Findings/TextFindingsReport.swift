import HandwireFindings

/// Findings for people: the compiler's own form, so that Xcode and SwiftPM show each in place.
public struct TextFindingsReport: Sendable {
  private let paths: PathStyle
  private let style: TextStyle

  /// - Parameter isColoured: with escape sequences, for a terminal.
  public init(paths: PathStyle, isColoured: Bool = false) {
    self.paths = paths
    style = TextStyle(isColoured: isColoured)
  }

  /// Each finding ends with a newline; nothing for no findings.
  public func text(of findings: [Finding]) -> String {
    findings.map(text(of:)).joined()
  }

  private func text(of finding: Finding) -> String {
    let place = style.bold(shown(finding.place) + ":")
    let severity = style.severity(finding.severity)
    let rule = style.dim("[\(finding.rule)]")
    var lines = ["\(place) \(severity) \(style.bold(OneLine.of(finding.message))) \(rule)"]
    if let trail = finding.trail { lines.append("  " + OneLine.of(trail)) }
    for note in finding.notes {
      let place = note.place.map { " (\(shown($0)))" } ?? ""
      lines.append("\(style.severity(.note)) \(OneLine.of(note.message))\(place)")
    }
    if let help = finding.help {
      // A help may be a whole provider to paste: its further lines stay lines.
      let helpLines = OneLine.lines(of: help)
      lines.append("\(style.help("help:")) \(helpLines.first ?? "")")
      lines += helpLines.dropFirst().map { "  " + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ place: Place) -> String {
    "\(OneLine.of(paths.shown(place.path))):\(place.line):\(place.column)"
  }
}
