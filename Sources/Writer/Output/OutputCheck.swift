import HandwireFindings

/// What `generate --check` says about files that are not what the blueprints give.
public struct OutputCheck: Sendable {
  public static let rule = "outdated-file"

  /// What files are made from, in a word, and what makes them.
  private let source: String
  private let command: String

  public init(source: String = "blueprint", command: String = "generate") {
    self.source = source
    self.command = command
  }

  /// Sorted by place.
  public func findings(for changes: [OutputChange]) -> [Finding] {
    changes.compactMap(finding(for:)).sorted()
  }

  private func finding(for change: OutputChange) -> Finding? {
    let name = change.shownPath.split(separator: "/").last.map(String.init) ?? change.shownPath
    switch change.kind {
    case .unchanged: return nil
    case .created:
      return finding("\(change.shownPath) is missing", at: change.blueprintPath ?? change.shownPath, subject: name)
    case .updated(let line):
      return finding("\(name) is not what its \(source) gives today", at: change.shownPath, line: line, subject: name)
    case .removed:
      return finding("no \(source) gives \(name) any more", at: change.shownPath, subject: name)
    }
  }

  private func finding(_ message: String, at path: String, line: Int = 1, subject: String) -> Finding {
    Finding(
      rule: OutputCheck.rule, severity: .error, message: message, place: Place(path: path, line: line, column: 1),
      help: "run: handwire \(command)", subject: subject)
  }
}
