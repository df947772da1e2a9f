import Foundation
import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireGraph
import HandwireReaders
import HandwireReports
import HandwireTestSupport
import Testing

@Suite("Documentation/BlueprintErrors.md")
struct BlueprintErrorsTests {
  private static let path = "Documentation/BlueprintErrors.md"

  @Test("shows every rule of blueprints with its page, and the message that its example has today")
  func everyRule() throws {
    let pages = (BlueprintRulePages.all + GraphRulePages.all).sorted { $0.identifier < $1.identifier }
    let text = try Repository.text(Self.path)
    let introduction = (text.components(separatedBy: "\n## ").first ?? "").trimmingCharacters(in: .newlines) + "\n"
    let errors = pages.filter { $0.severity == .error }
    let others = pages.filter { $0.severity != .error }
    let expected =
      introduction.components(separatedBy: "\n\nErrors: ")[0].trimmingCharacters(in: .newlines)
      + "\n\nErrors: \(Self.links(to: errors)).\n\nWarnings: \(Self.links(to: others)).\n"
      + pages.map { "\n" + Self.section(of: $0) }.joined()
    if ProcessInfo.processInfo.environment["HANDWIRE_RECORD"] != nil {
      try expected.write(to: Repository.file(Self.path), atomically: true, encoding: .utf8)
    }
    let written = try Repository.text(Self.path).components(separatedBy: "\n## ")
    for (section, shown) in zip(expected.components(separatedBy: "\n## "), written) { #expect(section == shown) }
    #expect(written.count == pages.count + 1)
  }

  @Test("shows a finding of each rule, and none once it is mended")
  func messages() {
    for page in BlueprintRulePages.all + GraphRulePages.all {
      #expect(Self.report(page.triggering).contains("[\(page.identifier)]"), "\(page.identifier)")
      #expect(Self.report(page.mended) == "", "\(page.identifier)")
    }
  }

  private static func links(to pages: [RulePage]) -> String {
    pages.map { "[`\($0.identifier)`](#\($0.identifier))" }.joined(separator: ", ")
  }

  private static func section(of page: RulePage) -> String {
    let severity =
      switch page.severity {
      case .error: ""
      case .warning: " A warning."
      case .note: " A note."
      }
    return """
      ## `\(page.identifier)`

      \(page.finds)\(severity)

      \(page.rationale.replacing("\n", with: " "))

      ```swift
      \(page.triggering.trimmingCharacters(in: .newlines))
      ```

      ```text
      \(report(page.triggering).trimmingCharacters(in: .newlines))
      ```

      Mended:

      ```diff
      \(changes(page.triggering, page.mended))
      ```

      """
  }

  /// Beside the modules that examples speak of in their comments.
  private static func report(_ source: String) -> String {
    func module(_ name: String, _ source: String, dependencies: [String] = []) -> Module {
      let facts = FileFactsReader().facts(of: source)
      return Module(
        name: name, dependencies: dependencies, files: [ModuleFile(path: "Sources/\(name)/\(name).swift", facts: facts)]
      )
    }
    let client = "public final class Client { public init() {} }"
    let findings = GraphGenerator().generation(
      of: [
        module("App", source, dependencies: ["Payments", "Platform"]), module("Payments", client),
        module("Platform", client),
      ]
    ).findings
    return TextFindingsReport(paths: .relativeToProject).text(of: findings)
  }

  /// The lines that go and the lines that come, in order.
  private static func changes(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append("-\(old[from])")
        from += 1
      } else if inserted.contains(to) {
        lines.append("+\(new[to])")
        to += 1
      } else {
        (from, to) = (from + 1, to + 1)
      }
    }
    // An empty line in front of what comes says nothing.
    return lines.drop { $0 == "+" }.joined(separator: "\n")
  }
}
