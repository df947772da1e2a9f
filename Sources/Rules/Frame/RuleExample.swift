/// Swift source that a rule speaks of, every place that it reports marked by `↓` right before it.
///
/// A line `// File: Sources/Feature/Model.swift` begins another file. The folder below `Sources` names the module, one
/// below `Tests` a test module; without such a line all is `Sources/Feature/Example.swift`.
struct RuleExample: Sendable, ExpressibleByStringLiteral {
  static let mark: Character = "↓"
  private static let fileLine = "// File: "

  let source: String

  init(stringLiteral value: String) { source = value }

  /// Without marks.
  var shown: String { String(source.filter { $0 != RuleExample.mark }) }

  /// With marks.
  var files: [(path: String, source: String)] {
    var files: [(path: String, lines: [Substring])] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(RuleExample.fileLine) {
        files.append((String(line.dropFirst(RuleExample.fileLine.count)), []))
      } else {
        if files.isEmpty { files.append(("Sources/Feature/Example.swift", [])) }
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { ($0.path, $0.lines.joined(separator: "\n")) }
  }
}
