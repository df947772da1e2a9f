import Foundation
import HandwireFindings

/// Findings for scripts: `{"counts": {…}, "findings": […], "version": 1}`, keys sorted, paths relative to the project.
public struct JSONFindingsReport: Sendable {
  public init() {}

  /// Ends with a newline.
  public func text(of findings: [Finding]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let report = Report(version: 1, findings: findings.map(Entry.init), counts: counts)
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    let version: Int
    let findings: [Entry]
    let counts: [String: Int]
  }

  private struct Entry: Encodable {
    let finding: Finding

    private enum Keys: String, CodingKey {
      case rule, severity, message, path, line, column, declaration, subject, trail, notes, help
    }

    init(_ finding: Finding) { self.finding = finding }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(finding.rule, forKey: .rule)
      try container.encode(finding.severity, forKey: .severity)
      try container.encode(finding.message, forKey: .message)
      try container.encode(finding.place.path, forKey: .path)
      try container.encode(finding.place.line, forKey: .line)
      try container.encode(finding.place.column, forKey: .column)
      try container.encode(finding.declaration, forKey: .declaration)
      try container.encode(finding.subject, forKey: .subject)
      try container.encode(finding.trail, forKey: .trail)
      try container.encode(finding.notes.map(Note.init), forKey: .notes)
      try container.encode(finding.help, forKey: .help)
    }
  }

  private struct Note: Encodable {
    let message: String
    let path: String?
    let line: Int?
    let column: Int?

    init(_ note: FindingNote) {
      message = note.message
      path = note.place?.path
      line = note.place?.line
      column = note.place?.column
    }
  }
}
