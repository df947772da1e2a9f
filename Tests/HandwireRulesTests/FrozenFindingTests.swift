import HandwireRules
import Testing

@Suite("A frozen finding")
struct FrozenFindingTests {
  @Test("is ordered by rule, then path, then declaration, then what was found")
  func order() {
    let sorted = [
      FrozenFinding(rule: "a", path: "b", declaration: "c", subject: "d"),
      FrozenFinding(rule: "a", path: "b", declaration: "c", subject: "e"),
      FrozenFinding(rule: "a", path: "b", declaration: "d", subject: "a"),
      FrozenFinding(rule: "a", path: "c", declaration: "a", subject: "a"),
      FrozenFinding(rule: "b", path: "a", declaration: "a", subject: "a"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
