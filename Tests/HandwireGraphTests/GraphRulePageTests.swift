import Foundation
import HandwireFindings
import HandwireGraph
import Testing

@Suite struct GraphRulePageTests {
  @Test(arguments: GraphRulePages.all)
  func theTriggeringExampleHasThisFindingAndNoOther(_ page: RulePage) {
    let source = ResolvedSource(page.triggering)
    #expect(source.rules == [page.identifier])
    #expect(source.findings.first?.severity == page.severity)
  }

  @Test(arguments: GraphRulePages.all)
  func theMendedExampleHasNone(_ page: RulePage) {
    #expect(ResolvedSource(page.mended).findings == [])
  }

  /// Every identifier that stands in the sources of the graph has a page; `type-not-found` has its page elsewhere.
  @Test func everyRuleHasAPage() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Graph")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Pages/") {
      let source = try String(contentsOf: file, encoding: .utf8)
      let patterns = [
        #/rule: (?:String = )?"([a-z]+(?:-[a-z]+)+)"/#, #/finding\(\s*"([a-z]+(?:-[a-z]+)+)"/#,
        #/\("(unused-[a-z]+)", "@/#,
      ]
      for pattern in patterns { for match in source.matches(of: pattern) { found.insert(String(match.1)) } }
    }
    #expect(found.contains("isolation-mismatch") && found.contains("unused-given") && found.count > 20)
    #expect(found.subtracting(["type-not-found"]).sorted() == GraphRulePages.all.map(\.identifier))
  }
}
