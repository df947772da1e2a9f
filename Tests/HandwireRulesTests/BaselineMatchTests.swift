import HandwireFindings
import HandwireRules
import Testing

/// A finding with all that the baseline looks at, and a line and message that it must not.
func finding(
  _ path: String, _ declaration: String = "Trips.load()", _ subject: String = "Container.shared.api",
  rule: String = "locator-call", line: Int = 1, message: String = "asks a locator"
) -> Finding {
  Finding(
    rule: rule, severity: .warning, message: message, place: Place(path: path, line: line, column: 1),
    declaration: declaration, subject: subject)
}

@Suite("Matching with a baseline")
struct BaselineMatchTests {
  @Test("does not depend on lines, columns or message texts")
  func unrelated() {
    let baseline = Baseline(of: [finding("A.swift", line: 3, message: "asked 461 times")])
    let match = BaselineMatch([finding("A.swift", line: 23, message: "asked 460 times")], baseline: baseline)
    #expect(match.new.isEmpty && match.stale.isEmpty)
    #expect(match.frozen.count == 1)
  }

  @Test("counts equal findings of one declaration")
  func counts() {
    let baseline = Baseline(of: [finding("A.swift", line: 1), finding("A.swift", line: 2)])
    let three = (4...6).map { finding("A.swift", line: $0) }
    let more = BaselineMatch(three, baseline: baseline)
    #expect(more.new.map(\.place.line) == [6])
    #expect(more.new.first?.notes.map(\.message) == ["3 of these are in this declaration, and 2 of them are frozen"])
    #expect(more.frozen.map(\.place.line) == [4, 5])
    let less = BaselineMatch([three[0]], baseline: baseline)
    #expect(less.new.isEmpty)
    #expect(less.stale == [FrozenCount(FrozenFinding(three[0]), count: 1)])
  }

  @Test("follows a file that was moved, and the lines of a declaration that went to another file")
  func moved() {
    let baseline = Baseline(of: [finding("Old/A.swift"), finding("Old/A.swift")])
    let found = [finding("New/A.swift"), finding("New/A.swift")]
    for declared in [
      DeclaredNames(["New/A.swift": ["Trips", "Trips.load"]]),
      DeclaredNames(["Old/A.swift": ["Places"], "New/A.swift": ["Trips", "Trips.load"]]),
      DeclaredNames(["Old/A.swift": ["Trips", "Trips.save", "Trips.save()"], "New/A.swift": ["Trips", "Trips.load"]]),
    ] {
      let match = BaselineMatch(found, baseline: baseline, declared: declared)
      #expect(match.new.isEmpty && match.stale.isEmpty)
      #expect(match.matched == baseline.counts)
    }
  }

  @Test("does not take a call that was mended here for one that was added there")
  func notMoved() {
    let declared = DeclaredNames([
      "A.swift": ["Trips", "Trips.load", "Trips.load()"], "B.swift": ["Places", "Trips", "Trips.load", "Trips.load()"],
    ])
    let baseline = Baseline(of: [finding("A.swift")])
    for added in [finding("A.swift", "Places.load()"), finding("B.swift", "Places.load()"), finding("B.swift")] {
      let match = BaselineMatch([added], baseline: baseline, declared: declared)
      #expect(match.new == [added])
      #expect(match.stale.map(\.finding) == [FrozenFinding(finding("A.swift"))])
    }
  }

  @Test("takes no more from a moved file than was there, the file of the same name first")
  func movedSeveral() {
    let baseline = Baseline(of: [finding("Old/A.swift"), finding("Old/B.swift")])
    let found = [finding("New/B.swift"), finding("New/C.swift"), finding("New/D.swift")]
    let match = BaselineMatch(found, baseline: baseline)
    #expect(match.new.map(\.place.path) == ["New/D.swift"])
    #expect(match.stale.isEmpty)
    let one = BaselineMatch([finding("New/B.swift")], baseline: baseline)
    #expect(one.stale.map(\.finding.path) == ["Old/A.swift"])
  }

  @Test("of some rules leaves the lines of the others alone")
  func someRules() {
    let baseline = Baseline(of: [finding("A.swift"), finding("A.swift", rule: "singleton-use")])
    let match = BaselineMatch([], baseline: baseline, rules: ["singleton-use"])
    #expect(match.stale.map(\.finding.rule) == ["singleton-use"])
  }

  @Test("calls nothing mended that stands in a file which was not read")
  func unread() {
    let baseline = Baseline(of: [finding("A/B.swift"), finding("C.swift"), finding("AB.swift")])
    let match = BaselineMatch([], baseline: baseline, unread: ["A", "C.swift"])
    #expect(match.stale.map(\.finding.path) == ["AB.swift"])
  }
}
