import HandwireFindings
import HandwireRules
import Testing

@Suite("The text of a baseline")
struct BaselineTextTests {
  @Test("has one finding a line, sorted, with tabs between its parts and a number where there are several")
  func form() throws {
    let baseline = Baseline(of: [
      finding("B.swift"), finding("A.swift", "", "import Swinject", rule: "container-import"), finding("B.swift"),
      finding("A.swift", "Trips.load(\n  first: Int)", "a\t b"),
    ])
    #expect(
      baseline.text == """
        container-import\tA.swift\t-\timport Swinject

        locator-call\tA.swift\tTrips.load( first: Int)\ta b

        locator-call\tB.swift\tTrips.load()\tContainer.shared.api\t×2

        """)
    #expect(try BaselineReader().baseline(of: baseline.text, path: "x") == baseline)
    #expect(Baseline().text == "")
  }

  @Test("is read with any line ends, without empty lines, and from both sides of a merge")
  func reading() throws {
    let line = "locator-call\tA.swift\tf()\tx"
    let key = FrozenFinding(rule: "locator-call", path: "A.swift", declaration: "f()", subject: "x")
    for text in [line, line + "\r\n", "\u{FEFF}" + line + "\n\n", "\(line)\n\(line)\n"] {
      #expect(try BaselineReader().baseline(of: text, path: "x").counts == [key: 1])
    }
    #expect(try BaselineReader().baseline(of: "\(line)\t×3\n\(line)\t×2\n", path: "x").counts == [key: 3])
  }

  @Test(
    "is refused with its line where it means nothing",
    arguments: [
      ("a\n", [1]), ("locator-call\tA.swift\tf()\tx\n\nb\tc\n", [3]),
      ("locator-call\tA.swift\tf()\tx\tx2\n", [1]), ("locator-call\tA.swift\tf()\tx\t×1\n", [1]),
      ("locator-call\tA.swift\tf()\tx\t×0\n", [1]), ("locatr-call\tA.swift\tf()\tx\n", [1]),
      ("a\tb\tc\td\te\tf\n", [1]),
      (
        """
        locator-call\tA.swift\tf()\tx
        <<<<<<< HEAD
        locator-call\tB.swift\tf()\tx
        =======
        locator-call\tC.swift\tf()\tx
        >>>>>>> other
        <<<<<<< HEAD
        =======
        >>>>>>> other
        """, [2, 7]
      ),
      ("locator-call\tA.swift\tf()\tx\n>>>>>>> other\n", [2]),
    ])
  func garbled(text: String, lines: [Int]) {
    let reader = BaselineReader(knownRules: ["locator-call"])
    let problems = #expect(throws: BaselineProblems.self) {
      try reader.baseline(of: text, path: "P/.handwire-baseline")
    }
    #expect(problems?.all.map(\.line) == lines)
    for problem in problems?.all ?? [] {
      #expect(problem.description.hasPrefix("P/.handwire-baseline:\(problem.line): "))
      #expect(!problem.description.contains("\n"))
    }
  }

  @Test("names the nearest known rule, and says how a conflict is ended")
  func hints() {
    let reader = BaselineReader(knownRules: ["locator-call"])
    let unknown = #expect(throws: BaselineProblems.self) { try reader.baseline(of: "locatr-call\tA\tf\tx", path: "b") }
    #expect(unknown?.all.first?.description == "b:1: unknown rule 'locatr-call'; did you mean 'locator-call'?")
    let conflict = #expect(throws: BaselineProblems.self) { try reader.baseline(of: "<<<<<<< HEAD", path: "b") }
    #expect(conflict?.all.first?.description.contains("handwire freeze --shrink") == true)
  }
}

@Suite("A baseline that is written again")
struct BaselineUpdateTests {
  let names = ["A", "C", "E", "G"]

  func baseline(_ names: [String]) -> Baseline { Baseline(of: names.map { finding("\($0).swift") }) }

  @Test("loses the lines of what was mended and nothing else")
  func dropping() {
    let baseline = baseline(names)
    var counts = baseline.counts
    counts[FrozenFinding(finding("C.swift"))] = nil
    let shrunk = baseline.dropping(to: counts)
    #expect(shrunk.counts == counts)
    let gone = "locator-call\tC.swift\tTrips.load()\tContainer.shared.api\n"
    #expect(shrunk.text == baseline.text.replacing(gone, with: ""))
    #expect(baseline.replaced(by: counts) == shrunk)
    counts[FrozenFinding(finding("Z.swift"))] = 1
    #expect(baseline.dropping(to: counts) == shrunk)
  }

  @Test("has the same findings as a new one, whatever was there before")
  func replacing() {
    var generator = SystemRandomNumberGenerator()
    var current = Baseline()
    for _ in 0..<400 {
      let chosen = (0..<12).flatMap { index in
        Array(
          repeating: "\(Character(UnicodeScalar(UInt8(65 + index))))", count: Int.random(in: 0...2, using: &generator))
      }
      let wanted = baseline(chosen)
      let next = current.replaced(by: wanted.counts)
      #expect(next.counts == wanted.counts)
      let lines = next.text.split(separator: "\n", omittingEmptySubsequences: false)
      let findings = lines.filter { !$0.isEmpty }
      #expect(findings.sorted() == findings)
      for (line, following) in zip(lines, lines.dropFirst()) { #expect(line.isEmpty || following.isEmpty) }
      #expect(lines.count { $0.isEmpty } <= 4 * wanted.counts.count + 65)
      current = next
    }
  }

  @Test("is closed up when hardly anything is left of it")
  func closingUp() {
    let many = Baseline(of: (100..<300).map { finding("\($0).swift") })
    let few = Baseline(of: [finding("100.swift"), finding("299.swift")])
    #expect(many.dropping(to: few.counts).text == few.text)
    #expect(many.dropping(to: [:]).text == "")
  }

  @Test("by hand gets its form back when it is frozen, and keeps it when it shrinks")
  func byHand() throws {
    let text = "locator-call\tB.swift\tf()\tx\nlocator-call\tA.swift\tf()\tx\n"
    let read = try BaselineReader().baseline(of: text, path: "b")
    #expect(read.dropping(to: read.counts).text == text)
    #expect(read.replaced(by: read.counts).text == "locator-call\tA.swift\tf()\tx\n\nlocator-call\tB.swift\tf()\tx\n")
  }

  @Test("takes what is new into the empty lines that are there")
  func refilling() {
    let all = baseline(names)
    let without = all.replaced(by: baseline(["A", "E", "G"]).counts)
    #expect(without.replaced(by: all.counts) == all)
    let withoutFirst = all.replaced(by: baseline(["C", "E"]).counts)
    #expect(withoutFirst.replaced(by: all.counts) == all)
    #expect(baseline(["C", "E"]).replaced(by: all.counts) == all)
  }
}

@Suite("Two baselines")
struct BaselineComparisonTests {
  @Test("are compared without any source")
  func comparing() {
    let old = Baseline(of: [
      finding("A.swift"), finding("A.swift"), finding("B.swift"), finding("Old/C.swift", "C.f()"),
      finding("D.swift", "", "import X", rule: "container-import"),
    ])
    let new = Baseline(of: [
      finding("A.swift"), finding("B.swift"), finding("New/C.swift", "C.f()"), finding("E.swift", "E.f()"),
    ])
    let comparison = BaselineComparison(from: old, to: new)
    #expect(comparison.added.map(\.finding.path) == ["E.swift"])
    #expect(comparison.mended.map(\.finding.path) == ["D.swift", "A.swift"])
    #expect(comparison.moved.map(\.to.path) == ["New/C.swift"])
    #expect((comparison.oldTotal, comparison.newTotal) == (5, 4))
    #expect(comparison.rules.map { "\($0.rule) \($0.old) \($0.new)" } == ["container-import 1 0", "locator-call 4 4"])
  }

  @Test("that are equal differ in nothing")
  func equal() {
    let baseline = Baseline(of: [finding("A.swift")])
    let comparison = BaselineComparison(from: baseline, to: baseline)
    #expect(comparison.added.isEmpty && comparison.mended.isEmpty && comparison.moved.isEmpty)
  }
}
