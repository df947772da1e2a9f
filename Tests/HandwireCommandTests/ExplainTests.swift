import Foundation
import Testing

@testable import HandwireCommand

@Suite("explain")
struct ExplainTests {
  @Test("lists every rule once, sorted, one a line")
  func list() throws {
    let result = try HandwireProcess.run(["explain"])
    #expect(result.status == 0)
    let identifiers = result.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(identifiers == Set(identifiers).sorted())
    #expect(identifiers.contains("outdated-file"))
    #expect(identifiers.allSatisfy { $0.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil })
  }

  @Test("prints the page of each rule that it lists")
  func page() throws {
    for page in RuleBook.pages {
      #expect(!page.finds.isEmpty && !page.rationale.isEmpty && !page.triggering.isEmpty && !page.mended.isEmpty)
      #expect(!page.finds.contains("\n"))
    }
    let result = try HandwireProcess.run(["explain", "outdated-file"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("outdated-file (error)\n\nA generated file is missing"))
  }

  @Test("names the rule that was meant")
  func unknown() throws {
    let result = try HandwireProcess.run(["explain", "outdated-fiel"])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "error: unknown rule 'outdated-fiel'; did you mean 'outdated-file'?\n")
  }
}
