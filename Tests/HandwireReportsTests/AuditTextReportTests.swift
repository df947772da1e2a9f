import HandwireFindings
import HandwireReports
import Testing

@Suite("The text of an audit")
struct AuditTextReportTests {
  let page = RulePage(
    identifier: "locator-call", severity: .warning, finds: "An object fetched from a container.", rationale: "r",
    triggering: "t", mended: "m")

  func finding(_ rule: String, _ severity: Severity, _ path: String, _ line: Int) -> Finding {
    Finding(rule: rule, severity: severity, message: "m\(line)", place: Place(path: path, line: line, column: 2))
  }

  func overview(
    _ reported: [Finding], frozen: [Finding]? = nil, stale: [String] = [], fails: Bool = false,
    composition: [AuditOverview.Composition] = [], modules: [String: String] = ["A/a.swift": "A", "B/b.swift": "B"]
  ) -> AuditOverview {
    AuditOverview(
      reported: reported, frozen: frozen, stale: stale, failsForStale: fails, composition: composition,
      scope: AuditOverview.Scope(fileCount: 1234, lineCount: 203_112, modules: modules))
  }

  @Test("groups by rule, the worst first, collapses notes, and ends with where it all is")
  func whole() {
    let text = AuditTextReport(paths: .given("."), pages: [page], projectArgument: "ios").text(
      of: overview(
        [
          finding("locator-call", .warning, "A/a.swift", 1), finding("locator-call", .warning, "B/b.swift", 2),
          finding("singleton-use", .note, "B/b.swift", 3), finding("singleton-use", .warning, "B/b.swift", 4),
          finding("unregistered-service", .error, "A/a.swift", 5),
        ], frozen: [finding("locator-call", .warning, "A/a.swift", 6)],
        composition: [
          .init(path: "App/Composition", reason: "configured"),
          .init(path: "App/AppDelegate.swift", reason: "found: registers 12 services"),
        ]))
    #expect(
      text == """
        unregistered-service: 1 error
        A/a.swift:5:2: error: m5 [unregistered-service]

        locator-call: 2 warnings
        An object fetched from a container.
        A/a.swift:1:2: warning: m1 [locator-call]
        B/b.swift:2:2: warning: m2 [locator-call]

        singleton-use: 1 warning
        B/b.swift:4:2: warning: m4 [singleton-use]

                   rule                  new  frozen
          error    unregistered-service    1       0
          warning  locator-call            2       1
          warning  singleton-use           1       0
          note     singleton-use           1       0
          a note never fails; 'handwire audit ios --rule ID' lists those of a rule

          module  new  frozen
          A         2       1
          B         2       0

          folder  new  frozen
          A         2       1
          B         2       0

        composition; wiring in these is not counted:
          App/Composition        configured
          App/AppDelegate.swift  found: registers 12 services
        1,234 files, 203,112 lines, 2 modules: 1 error, 3 warnings, 1 note; 1 frozen

        """)
  }

  @Test("lists the notes of a rule that was asked for")
  func notes() {
    let overview = overview([finding("singleton-use", .note, "B/b.swift", 3)])
    #expect(!AuditTextReport(paths: .given(".")).text(of: overview).contains("b.swift:3"))
    #expect(
      AuditTextReport(paths: .given("."), listsNotes: true).text(of: overview).contains("B/b.swift:3:2: note: m3"))
  }

  @Test("says when there is nothing, and that no composition folder was found")
  func nothing() {
    #expect(
      AuditTextReport(paths: .given(".")).text(of: overview([])) == """
        no composition folder is configured, and none was found: wiring counts like all other code
        1,234 files, 203,112 lines, 2 modules: no findings

        """)
  }

  @Test("shows what is mended and still frozen, as an error where it fails")
  func stale() {
    let lines = (1...25).map { "locator-call\tA/a.swift\tf\($0)()\tx" }
    let text = AuditTextReport(paths: .given(".")).text(of: overview([], frozen: [], stale: lines))
    #expect(text.hasPrefix("mended: 25 lines freeze what is there no more; 'handwire freeze --shrink' drops that\n"))
    #expect(text.contains("\n  locator-call  A/a.swift  f20()  x\n  and 5 more\n"))
    #expect(!text.contains("f21()"))
    let failing = AuditTextReport(paths: .given(".")).text(of: overview([], frozen: [], stale: ["a\tb"], fails: true))
    #expect(failing.hasPrefix("error: mended: 1 line freezes"))
  }

  @Test("is the same without its colours, and shortens long tables")
  func colours() {
    let many = (0..<30).map { finding("locator-call", .warning, "F\($0)/a.swift", 1) }
    let plain = AuditTextReport(paths: .given(".")).text(of: overview(many))
    #expect(plain.contains("\n  18 more        18\n"))
    let coloured = AuditTextReport(paths: .given("."), isColoured: true).text(of: overview(many))
    #expect(coloured.contains("\u{1B}[1;35m30 warnings\u{1B}[0m"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }
}
