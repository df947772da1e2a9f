import Foundation

/// The fenced blocks of a document in Markdown.
public struct FencedBlock: Sendable {
  /// After the opening fence: `swift`, `text`; empty where nothing is said.
  public let language: String
  /// Without the fences, with a newline at its end.
  public let text: String

  public var firstLine: String { String(text.prefix { $0 != "\n" }) }

  public static func all(in document: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (language: String, lines: [Substring])?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          blocks.append(FencedBlock(language: block.language, text: block.lines.joined(separator: "\n") + "\n"))
          open = nil
        } else {
          open = (block.language, block.lines + [line])
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  /// Of a file at the top of the repository.
  public static func all(ofFile name: String) throws -> [FencedBlock] {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return all(in: try String(contentsOf: repository.appending(path: name), encoding: .utf8))
  }
}
