import Foundation
import HandwireReports
import HandwireRules
import HandwireTestSupport
import Testing

@Suite("Documentation/AddingARule.md")
struct RuleDocumentTests {
  private static let path = "Documentation/AddingARule.md"

  @Test("quotes what the sources say, and names what they have")
  func quotations() throws {
    try Quotation.check(Self.path)
    try MentionedNames.check(Self.path)
  }

  @Test("shows what the script makes, and what is explained")
  func made() async throws {
    let document = try CheckedDocument(Self.path)
    let template = try await CompiledSources.inScratch { scratch in
      let rules = scratch.appending(path: "Sources/Rules")
      try FileManager.default.createDirectory(
        at: rules.appending(path: "Frame"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: scratch.appending(path: "Scripts"), withIntermediateDirectories: true)
      let script = scratch.appending(path: "Scripts/new-rule")
      try FileManager.default.copyItem(at: Repository.file("Scripts/new-rule"), to: script)
      let run = try await ToolRun.of(["bash", script.path, "container-import", "HiddenDependencies"])
      try #require(run.status == 0, "\(run.output)")
      let registry = try String(contentsOf: rules.appending(path: "Frame/AuditRules.swift"), encoding: .utf8)
      #expect(registry.contains("    ContainerImport(),\n"))
      return try String(contentsOf: rules.appending(path: "HiddenDependencies/ContainerImport.swift"), encoding: .utf8)
    }
    let page = try #require(Audit.pages.first { $0.identifier == "container-import" })
    let blocks = document.blocks
    let shown = try #require(blocks.firstIndex { $0.language == "swift template" })
    let explained = try #require(blocks.lastIndex { $0.language == "text" })
    let text = RulePageText().text(of: page)
    for difference in try document.differences(from: [shown: template, explained: text]) {
      Issue.record("\(difference)")
    }
  }
}
