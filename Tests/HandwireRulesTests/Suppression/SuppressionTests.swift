import HandwireFindings
import Testing

@testable import HandwireRules

@Suite("// handwire:ignore")
struct SuppressionTests {
  private func report(_ body: String) -> [String] {
    let source = """
      final class Cache {
        static let shared = Cache()
        func clear() {}
      }
      final class Model {
      \(body)
      }
      """
    return ExampleProject.report(RuleExample(stringLiteral: source)).findings
      .map { "\($0.place.line):\($0.place.column) \($0.rule): \($0.message)" + ($0.help.map { " [\($0)]" } ?? "") }
  }

  @Test("takes out that rule's findings of its line, wherever it stands")
  func suppresses() {
    #expect(report("func f() { Cache.shared.clear() } // handwire:ignore singleton-use moves with issue 12") == [])
    #expect(report("// handwire:ignore singleton-use moves with issue 12\nfunc f() { Cache.shared.clear() }") == [])
  }

  @Test("leaves other lines alone, and says that it suppresses nothing")
  func otherLine() {
    let found = report(
      "// handwire:ignore singleton-use moves with issue 12\nfunc f() {\nCache.shared.clear()\n}")
    #expect(
      found == [
        "6:4 unused-suppression: this suppresses nothing: 'singleton-use' finds nothing in line 7 [remove the comment]",
        "8:1 singleton-use: 'Cache' is reached through its singleton [receive it: init(cache: Cache)]",
      ])
  }

  @Test("leaves other rules' findings alone")
  func otherRule() {
    let found = report("func f() { Cache.shared.clear() } // handwire:ignore hidden-nondeterminism because")
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("6:12 singleton-use") == true)
    #expect(found.last?.contains("unused-suppression") == true)
  }

  @Test("names the rule that was meant")
  func slip() {
    #expect(
      report("func f() {} // handwire:ignore singelton-use because") == [
        "6:16 unused-suppression: the audit has no rule 'singelton-use' [handwire:ignore singleton-use]"
      ])
    #expect(
      report("func f() {} // handwire:ignore") == [
        "6:16 unused-suppression: this names no rule, so it suppresses nothing [handwire:ignore rule-id reason]"
      ])
  }

  @Test("works without a reason, and is noted")
  func reason() {
    #expect(
      report("func f() { Cache.shared.clear() } // handwire:ignore singleton-use") == [
        "6:38 unexplained-suppression: this gives no reason [handwire:ignore singleton-use reason]"
      ])
  }

  @Test("has pages whose examples show it")
  func pages() {
    for page in SuppressionPages.all {
      let triggered = ExampleProject.report(RuleExample(stringLiteral: page.triggering)).findings
      let mended = ExampleProject.report(RuleExample(stringLiteral: page.mended)).findings
      #expect(triggered.contains { $0.rule == page.identifier })
      #expect(!mended.contains { $0.rule == page.identifier })
    }
  }
}
