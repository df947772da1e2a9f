import Foundation
import HandwireFacts
import HandwireTestSupport
import Testing

@Suite("Documentation/Architecture.md")
struct ArchitectureTests {
  private static let path = "Documentation/Architecture.md"

  /// Of targets that are no tests and no plugins, in the order of the manifest.
  private static func arrows() throws -> [String] {
    let targets = try #require(try Repository.text("Package.swift").components(separatedBy: "\n  targets: [\n").last)
    var declarations: [String] = []
    for line in targets.split(separator: "\n").prefix(while: { $0 != "  ]," }) {
      if line.prefixMatch(of: #/    \S/#) != nil { declarations.append("") }
      if !declarations.isEmpty { declarations[declarations.count - 1] += line }
    }
    return declarations.flatMap { declaration -> [String] in
      guard let head = declaration.prefixMatch(of: #/    (?:tool|\.target|\.executableTarget)\(\s*(?:name: )?"(\w+)"/#),
        head.1.hasPrefix("Handwire"), head.1 != "HandwireTestSupport",
        let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/)
      else { return [] }
      return list.1.matches(of: /"(\w+)"/).map { "  \(head.1) --> \($0.1)\n" }
    }
  }

  @Test("draws the arrows of the manifest")
  func arrows() throws {
    let document = try CheckedDocument(Self.path)
    let index = try #require(document.blocks.firstIndex { $0.language == "mermaid" })
    let arrows = try Self.arrows()
    #expect(arrows.contains("  HandwireRules --> HandwireReaders\n") && arrows.count > 15)
    let differences = try document.differences(from: [index: "graph TD\n" + arrows.joined()])
    #expect(differences.map(\.description) == [])
  }

  @Test("knows every target and every folder")
  func folders() throws {
    let text = try Repository.text(Self.path)
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.file("Sources").path)
    #expect(folders.count > 12)
    for folder in folders.sorted() where !folder.hasPrefix(".") { #expect(text.contains("| `Sources/\(folder)` |")) }
  }

  @Test("speaks of nothing that the sources do not have")
  func names() throws {
    try MentionedNames.check(Self.path)
  }
}
