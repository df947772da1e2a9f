import HandwireFacts
import HandwireFindings

/// Words for what could not be read.
struct ReadingFindings: Sendable {
  /// Of the project; places are relative to it.
  let root: AbsolutePath

  func unreadable(folders: [AbsolutePath]) -> [Finding] {
    folders.map { folder in
      Finding(
        rule: "unreadable-file", severity: .warning, message: "this cannot be opened and is left out",
        place: Place(path: folder.relative(to: root), line: 1, column: 1), subject: folder.name)
    }
  }

  func unreadable(path: String, reason: String) -> Finding {
    Finding(
      rule: "unreadable-file", severity: .warning, message: "this file cannot be read and is left out: \(reason)",
      place: Place(path: path, line: 1, column: 1), subject: path)
  }

  func notUTF8(path: String, position: Position, looksLike encoding: String?) -> Finding {
    Finding(
      rule: "not-utf8", severity: .warning,
      message: "this file is not UTF-8 and is left out" + (encoding.map { "; it looks like \($0)" } ?? ""),
      place: Place(path: path, line: position.line, column: position.column), subject: path)
  }

  /// One finding for each file, at its first error: what follows is often its consequence.
  func syntaxErrors(in facts: FileFacts, path: String) -> Finding? {
    guard let first = facts.syntaxErrors.first else { return nil }
    let more = facts.syntaxErrors.count - 1
    return Finding(
      rule: "syntax-error", severity: .warning, message: first.message,
      place: Place(path: path, line: first.position.line, column: first.position.column),
      notes: more > 0 ? [FindingNote("\(more) more in this file")] : [], subject: path)
  }
}
