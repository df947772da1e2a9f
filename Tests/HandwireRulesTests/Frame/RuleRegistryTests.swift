import Foundation
import Testing

@testable import HandwireRules

@Suite("The registry of rules")
struct RuleRegistryTests {
  private var rulesFolder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Rules")
  }

  @Test("holds every rule that there is a file of, each named like its file")
  func files() throws {
    var declared: [String] = []
    let enumerator = try #require(FileManager.default.enumerator(at: rulesFolder, includingPropertiesForKeys: nil))
    for case let file as URL in enumerator where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m)^struct ([A-Za-z]+): Audit(File)?Rule\b/) {
        declared.append(String(match.1))
        #expect(file.deletingPathExtension().lastPathComponent == String(match.1))
      }
    }
    let registered = AuditRules.all.map { String(describing: type(of: $0)) }
    #expect(registered == declared.sorted(), "run Scripts/new-rule")
  }

  @Test("identifiers are the types' names in kebab-case, each once, and every page says all")
  func pages() {
    for rule in AuditRules.all {
      let name = String(describing: type(of: rule))
      let kebab = name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined().dropFirst()
      #expect(rule.identifier == kebab)
    }
    let identifiers = Audit.pages.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers == identifiers.sorted())
    for page in Audit.pages {
      #expect(page.finds.hasSuffix(".") && page.rationale.hasSuffix("."), "\(page.identifier)")
      #expect(!page.triggering.isEmpty && !page.mended.isEmpty, "\(page.identifier)")
      #expect(!page.triggering.contains("↓"), "\(page.identifier)")
    }
  }
}
