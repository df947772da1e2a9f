import HandwireFindings
import HandwireReaders
import Testing

struct BlueprintRulePagesTests {
  @Test func identifiersAreUniqueAndSorted() {
    let identifiers = BlueprintRulePages.all.map(\.identifier)
    #expect(identifiers == Set(identifiers).sorted())
  }

  /// The modules that an example speaks of in its comments.
  private func project(_ source: String) -> SourceProject {
    let client = "public final class Client { public init() {} }"
    return SourceProject(modules: [
      SourceProject.module("Platform", ["Platform.swift": client]),
      SourceProject.module("Payments", ["Payments.swift": client]),
      SourceProject.module("App", ["App.swift": source], dependencies: ["Payments", "Platform"]),
    ])
  }

  @Test(arguments: BlueprintRulePages.all.map(\.identifier))
  func examplesAreTrue(identifier: String) throws {
    let page = try #require(BlueprintRulePages.all.first { $0.identifier == identifier })
    let found = project(page.triggering).findings
    #expect(found.contains { $0.rule == identifier && $0.severity == page.severity })
    #expect(Set(found.map(\.rule)) == [identifier])
    #expect(project(page.mended).findings == [])
  }

  @Test(arguments: BlueprintRulePages.all.map(\.identifier))
  func examplesAreTrueHoweverTheyAreWritten(identifier: String) throws {
    let page = try #require(BlueprintRulePages.all.first { $0.identifier == identifier })
    for source in [
      "#!/usr/bin/env swift\n" + page.triggering, "// é🧭\n" + page.triggering,
      page.triggering.replacing("\n", with: "\r\n"), "\u{FEFF}" + page.triggering,
    ] {
      #expect(project(source).findings.contains { $0.rule == identifier })
    }
    let commented = page.triggering.split(separator: "\n").map { "// " + $0 }.joined(separator: "\n")
    #expect(project(commented).findings == [])
    #expect(project("let text = #\"\"\"\n\(page.triggering)\n\"\"\"#").findings == [])
  }
}
