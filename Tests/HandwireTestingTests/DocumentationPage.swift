import Foundation
import Testing

/// One article of a library's documentation.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
  let name: String
  private let text: String

  var testDescription: String { name }

  static func all() throws -> [DocumentationPage] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["Ambient", "Testing"].flatMap { library in
      let folder = package.appendingPathComponent("Sources/\(library)/Documentation.docc")
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "md" }
        .sorted { $0.path < $1.path }
        .map { file in
          DocumentationPage(
            name: file.deletingPathExtension().lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
        }
    }
  }

  /// The page's examples in one file; empty where it has none.
  var source: String {
    var lines: [Substring] = []
    var isInExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInExample = !isInExample && line == "```swift"
      } else if isInExample {
        lines.append(line)
      }
    }
    let imports = lines.filter { $0.hasPrefix("import ") }
    let rest = lines.filter { !$0.hasPrefix("import ") }
    return (imports + rest).joined(separator: "\n")
  }
}
