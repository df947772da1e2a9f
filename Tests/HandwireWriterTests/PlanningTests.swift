import Testing

@testable import HandwireWriter

@Suite("Pieces of the plan")
struct PlanningTests {
  @Test("Components come after what they need, and members of a circle together")
  func components() {
    // 0 → 1 → 2 → 1, 3 → 0
    let components = Components(needs: [[1], [2], [1], [0]])
    #expect(components.groups == [[1, 2], [0], [3]])
  }

  @Test("A chain of a hundred thousand does not exhaust the stack")
  func longChain() {
    let count = 100_000
    let components = Components(needs: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
    #expect(components.groups.count == count)
    #expect(components.groups.first == [count - 1])
  }

  @Test(
    "A negation is the same condition",
    arguments: [
      ("DEBUG", "DEBUG", false), ("!DEBUG", "DEBUG", true), ("!(DEBUG)", "DEBUG", true), ("!(!(A))", "A", false),
      ("!(os(iOS))", "os(iOS)", true), ("!(A) && (B)", "!(A) && (B)", false), ("!(A && B)", "A && B", true),
    ])
  func conditions(written: String, text: String, isNegated: Bool) {
    #expect(BuildCondition(written).text == text)
    #expect(BuildCondition(written).isNegated == isNegated)
  }

  @Test(
    "Differences stand between what is common",
    arguments: [("abcd", "abcd"), ("abcd", "axcd"), ("abc", "abcd"), ("", "ab"), ("xaybz", "abc"), ("ab", "ba")])
  func commonSequence(left: String, right: String) {
    let left = Array(left)
    let right = Array(right)
    var first: [Character] = []
    var second: [Character] = []
    for step in CommonSequence(left, right).steps {
      switch step {
      case .same(let one, let other):
        #expect(left[one] == right[other])
        first.append(left[one])
        second.append(right[other])
      case .different(let ones, let others):
        #expect(!ones.isEmpty || !others.isEmpty)
        first += left[ones]
        second += right[others]
      }
    }
    #expect(first == left)
    #expect(second == right)
  }

  @Test(
    "Names keep initialisms whole",
    arguments: [
      ("api", "API", "api"), ("apiClient", "APIClient", "apiClient"), ("trips", "Trips", "trips"),
      ("URLCache", "URLCache", "urlCache"), ("Trip", "Trip", "trip"), ("ID", "ID", "id"),
    ])
  func names(name: String, large: String, small: String) {
    #expect(name.startingLarge == large)
    #expect(name.startingSmall == small)
  }

  @Test(
    "A type made optional",
    arguments: [
      ("Clock", "Clock?"), ("any Clock", "(any Clock)?"), ("() -> Int", "(() -> Int)?"),
      ("[String: Int]", "[String: Int]?"),
      ("Result<Int, any Error>", "Result<Int, any Error>?"), ("A & B", "(A & B)?"), ("(Int, Int)", "(Int, Int)?"),
      ("@Sendable () -> Int", "(@Sendable () -> Int)?"), ("[() -> Int]", "[() -> Int]?"),
    ])
  func optional(type: String, expected: String) {
    #expect(type.madeOptional == expected)
  }

  @Test(
    "Root names of a type",
    arguments: [
      ("Trip.ID", ["Trip"]), ("(id: Trip.ID, Int) -> any Clock", ["Trip", "Int", "Clock"]),
      ("[Key: Value]?", ["Key", "Value"]),
      ("@escaping @MainActor () async throws(Failure) -> Void", ["Failure"]), ("Cache<User>", ["Cache", "User"]),
    ])
  func rootNames(type: String, expected: [String]) {
    #expect(ImportCollector.rootNames(in: type) == expected)
  }
}
