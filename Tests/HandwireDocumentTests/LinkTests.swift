import Foundation
import HandwireTestSupport
import Testing

@Suite("Documents")
struct LinkTests {
  private static let documents: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.file("Documentation").path)) ?? []
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  @Test("link to files and headings that are there")
  func links() throws {
    var checked = 0
    for document in Self.documents {
      let folder = Repository.file(document).deletingLastPathComponent()
      for match in try Self.prose(Repository.file(document)).matches(of: /\]\(([^)\s]+)\)/) {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard !match.1.contains("://") else { continue }
        let file = parts[0].isEmpty ? Repository.file(document) : folder.appending(path: String(parts[0]))
        #expect(FileManager.default.fileExists(atPath: file.standardized.path), "\(document): \(match.1)")
        if parts.count == 2 {
          let isThere = try Self.anchors(file).contains(String(parts[1]))
          #expect(isThere, "\(document): \(match.1)")
        }
        checked += 1
      }
    }
    #expect(checked > 50)
  }

  @Test("are all linked from the README")
  func reached() throws {
    let readme = try Repository.text("README.md")
    #expect(Self.documents.count >= 9)
    for document in Self.documents where document != "README.md" {
      #expect(readme.contains("](\(document))"), "\(document)")
    }
  }

  /// Without fenced blocks.
  private static func prose(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\n")
  }

  /// As GitHub makes them of headings.
  private static func anchors(_ file: URL) throws -> Set<String> {
    let headings = try prose(file).split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
          .replacing(" ", with: "-")
      })
  }
}
