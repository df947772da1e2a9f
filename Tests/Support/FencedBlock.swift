import Foundation

/// The fenced blocks of a document in Markdown.
public struct FencedBlock: Sendable {
  /// After the opening fence: `swift`, `text`; empty where nothing is said.
  public let language: String
  /// Without the fences, with a newline at its end.
  public let text: String
  /// The heading that it stands under, without its marks; empty before the first.
  public let heading: String
  /// Which heading that is, for several may be worded alike; 0 before the first.
  public let section: Int
  /// The lines of the document, fences left out.
  public let lines: Range<Int>

  public var firstLine: String { String(text.prefix { $0 != "\n" }) }

  public static func all(in document: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var heading = ""
    var section = 0
    var open: (language: String, start: Int, lines: [Substring])?
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line == "```" {
          let text = block.lines.map { $0 + "\n" }.joined()
          blocks.append(
            FencedBlock(
              language: block.language, text: text, heading: heading, section: section, lines: block.start..<index))
          open = nil
        } else {
          open = (block.language, block.start, block.lines + [line])
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, [])
      } else if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        section += 1
      }
    }
    return blocks
  }

  /// Of a file of the repository.
  public static func all(ofFile path: String) throws -> [FencedBlock] {
    all(in: try String(contentsOf: Repository.file(path), encoding: .utf8))
  }
}
