import HandwireFacts
import HandwireFindings

/// Finds scopes that end, and of which no test shows that they are released.
struct UntestedScope: AuditRule {
  let identifier = "untested-scope"
  let severity = Severity.note
  let finds = "A scope that is ended by releasing its graph, without a test that expects the graph to be released."
  let rationale = """
    A scope ends when its graph object is released, and one closure that captures it strongly keeps it for ever, with all
    that it owns. Nobody sees it: the next session works, beside the previous one. Only a test that ends the scope and
    looks shows it.
    """

  let triggering: [RuleExample] = [
    """
    // File: Sources/App/AppGraph.swift
    final class SessionGraph { func load() {} }
    final class AppGraph {
      private(set) var ↓session: SessionGraph?
      func startSession() { session = SessionGraph() }
      func endSession() { session = nil }
    }
    // File: Tests/AppTests/SessionTests.swift
    import XCTest
    final class SessionTests: XCTestCase {
      func testLoads() { SessionGraph().load() }
    }
    """,
    """
    // File: Sources/App/AppBlueprint.swift
    import Handwire
    struct AppBlueprint: Blueprint {
      @Child var ↓session: SessionGraph?
    }
    struct SessionBlueprint: Blueprint {
      typealias Parent = AppBlueprint
    }
    // File: Tests/AppTests/AppTests.swift
    import Testing
    @Test func nothing() {}
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    // File: Sources/App/AppGraph.swift
    final class SessionGraph { func load() {} }
    final class AppGraph {
      private(set) var session: SessionGraph?
      func startSession() { session = SessionGraph() }
      func endSession() { session = nil }
    }
    // File: Tests/AppTests/SessionTests.swift
    import HandwireTesting
    import Testing
    @Test func sessionIsReleased() {
      let app = AppGraph()
      app.startSession()
      expectReleased(app.session) { app.endSession() }
    }
    """,
    """
    // File: Sources/App/AppGraph.swift
    final class SessionGraph { func load() {} }
    final class PlotGraph { func draw() {} }
    enum SearchScope { case all }
    final class AppGraph {
      private(set) var session: SessionGraph?
      private var plot: PlotGraph?
      private var range: SearchScope?
      func clear() { range = nil }
      func startSession() { session = SessionGraph() }
      func endSession() { session = nil }
      func draw() { plot = PlotGraph() }
    }
    // File: Tests/AppTests/SessionTests.swift
    import XCTest
    final class SessionTests: XCTestCase {
      func testIsReleased() {
        weak var session: SessionGraph?
        XCTAssertNil(session)
      }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let tests = ReleaseTests(subject)
    return ScopeSlots(subject).slots().compactMap { slot -> Finding? in
      guard !tests.cover(slot.graph, named: slot.name) else { return nil }
      let capitalized = slot.name.prefix(1).uppercased() + slot.name.dropFirst()
      return Finding(
        rule: identifier, severity: severity,
        message: "no test shows that '\(slot.graph)' is released when '\(slot.name)' ends",
        place: slot.place,
        notes: slot.end.map { [FindingNote("it ends here", at: $0)] } ?? [],
        help: "expectReleased(app.\(slot.name)) { app.end\(capitalized)() }   // with HandwireTesting",
        declaration: slot.owner + "." + slot.name, subject: slot.graph)
    }
  }
}
