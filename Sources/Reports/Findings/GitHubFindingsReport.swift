import HandwireFindings

/// Findings as workflow commands (docs.github.com, "Workflow commands for GitHub Actions").
public struct GitHubFindingsReport: Sendable {
  private let paths: PathStyle

  /// - Parameter paths: as seen from the repository's root.
  public init(paths: PathStyle) { self.paths = paths }

  /// One line for each finding; nothing for no findings.
  public func text(of findings: [Finding]) -> String {
    findings.map { command(of: $0) + "\n" }.joined()
  }

  private func command(of finding: Finding) -> String {
    let properties = [
      "file=\(property(paths.shown(finding.place.path)))", "line=\(finding.place.line)",
      "col=\(finding.place.column)", "title=\(property(finding.rule))",
    ]
    var lines = [finding.message]
    if let trail = finding.trail { lines.append(trail) }
    lines += finding.notes.map { note in
      let place = note.place.map { " (\(paths.shown($0.path)):\($0.line):\($0.column))" } ?? ""
      return "note: \(note.message)\(place)"
    }
    if let help = finding.help { lines.append("help: \(help)") }
    return
      "::\(name(of: finding.severity)) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))"
  }

  private func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
