import Foundation
import HandwireFindings
import HandwireReports
import Testing

@Suite("Findings")
struct FindingsReportTests {
  let missing = Finding(
    rule: "missing-binding", severity: .error,
    message: "AppGraph has no binding for 'any NotificationScheduling'",
    place: Place(path: "Sources/BookingFeature/RefundNotifier.swift", line: 7, column: 8),
    trail: "SessionGraph.makeTripDetail(tripID:) → TripDetailModel → scheduler: any NotificationScheduling",
    notes: [
      FindingNote(
        "also needed by ReminderService.init(scheduler:)", at: Place(path: "Sources/R, S.swift", line: 12, column: 8)),
      FindingNote("UNScheduler conforms to it, but its initializer is internal to Platform"),
    ],
    help: "add to AppBlueprint: @Owned(UNScheduler.self) var scheduler: any NotificationScheduling",
    declaration: "RefundNotifier.init(scheduler:)", subject: "any NotificationScheduling")
  let unused = Finding(
    rule: "unused-binding", severity: .warning, message: "nobody receives 'x'",
    place: Place(path: "A.swift", line: 1, column: 2))

  @Test("as text are what a compiler would print, with trail, notes and help")
  func text() {
    let text = TextFindingsReport(paths: .given(".")).text(of: [missing, unused])
    #expect(
      text == """
        Sources/BookingFeature/RefundNotifier.swift:7:8: error: AppGraph has no binding for 'any NotificationScheduling' [missing-binding]
          SessionGraph.makeTripDetail(tripID:) → TripDetailModel → scheduler: any NotificationScheduling
        note: also needed by ReminderService.init(scheduler:) (Sources/R, S.swift:12:8)
        note: UNScheduler conforms to it, but its initializer is internal to Platform
        help: add to AppBlueprint: @Owned(UNScheduler.self) var scheduler: any NotificationScheduling
        A.swift:1:2: warning: nobody receives 'x' [unused-binding]

        """)
    #expect(TextFindingsReport(paths: .given(".")).text(of: []) == "")
  }

  @Test("as text are coloured on demand, and the same without the colours")
  func colours() {
    let plain = TextFindingsReport(paths: .given("x")).text(of: [missing])
    let coloured = TextFindingsReport(paths: .given("x"), isColoured: true).text(of: [missing])
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test("keep a help of several lines, and nothing that could break a line or drive a terminal")
  func lines() {
    let finding = Finding(
      rule: "r", severity: .note, message: "a\nb\u{1B}[31m\r\nc", place: Place(path: "p", line: 1, column: 1),
      help: "add:\nstatic func f() {\n\tg()\n}")
    #expect(
      TextFindingsReport(paths: .relativeToProject).text(of: [finding])
        == "p:1:1: note: a b[31m c [r]\nhelp: add:\n  static func f() {\n  \tg()\n  }\n")
  }

  @Test("for Xcode have an absolute place in each line")
  func xcode() {
    let file = "/Users/me/My App/Sources/BookingFeature/RefundNotifier.swift:7:8"
    #expect(
      XcodeFindingsReport(root: "/Users/me/My App").text(of: [missing]) == """
        \(file): error: AppGraph has no binding for 'any NotificationScheduling' [missing-binding]
        \(file): note: SessionGraph.makeTripDetail(tripID:) → TripDetailModel → scheduler: any NotificationScheduling
        /Users/me/My App/Sources/R, S.swift:12:8: note: also needed by ReminderService.init(scheduler:)
        \(file): note: UNScheduler conforms to it, but its initializer is internal to Platform
        \(file): note: help: add to AppBlueprint: @Owned(UNScheduler.self) var scheduler: any NotificationScheduling

        """)
  }

  @Test("for GitHub are workflow commands, escaped as it wants them")
  func github() {
    let finding = Finding(
      rule: "r", severity: .note, message: "100%: a,b", place: Place(path: "a,b/c:d%.swift", line: 3, column: 4),
      help: "x\r\ny")
    #expect(
      GitHubFindingsReport(paths: .given("app")).text(of: [finding])
        == "::notice file=app/a%2Cb/c%3Ad%25.swift,line=3,col=4,title=r::100%25: a,b%0Ahelp: x%0D%0Ay\n")
    #expect(
      GitHubFindingsReport(paths: .given(".")).text(of: [unused]).hasPrefix("::warning file=A.swift,line=1,col=2,"))
    #expect(GitHubFindingsReport(paths: .given(".")).text(of: [missing]).hasPrefix("::error file=Sources/"))
  }

  @Test("as JSON have sorted keys, counts, and paths relative to the project")
  func json() throws {
    let text = try JSONFindingsReport().text(of: [missing, unused, unused])
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(value["version"] as? Int == 1)
    #expect(value["counts"] as? [String: Int] == ["missing-binding": 1, "unused-binding": 2])
    let findings = try #require(value["findings"] as? [[String: Any]])
    #expect(findings.count == 3)
    #expect(
      findings[0].keys.sorted() == [
        "column", "declaration", "help", "line", "message", "notes", "path", "rule", "severity", "subject", "trail",
      ])
    #expect(findings[0]["path"] as? String == "Sources/BookingFeature/RefundNotifier.swift")
    #expect(findings[0]["line"] as? Int == 7)
    #expect(findings[0]["severity"] as? String == "error")
    let notes = try #require(findings[0]["notes"] as? [[String: Any]])
    #expect(notes[0]["path"] as? String == "Sources/R, S.swift")
    #expect(notes[1].keys.sorted() == ["message"])
    #expect(findings[1]["help"] is NSNull)
    let keys = ["counts", "findings", "version"].compactMap { text.range(of: "\n  \"\($0)\"")?.lowerBound }
    #expect(keys.count == 3 && keys == keys.sorted())
    #expect(try JSONFindingsReport().text(of: []).contains("\"findings\""))
  }

  @Test(
    "show their paths as the user gave the project's",
    arguments: [
      (".", "a/b.swift", "a/b.swift"), ("./app", "a.swift", "app/a.swift"), ("../app/", "a.swift", "../app/a.swift"),
      ("app", "../kit/a.swift", "kit/a.swift"), (".", "../kit/a.swift", "../kit/a.swift"),
      ("..", "../kit/a.swift", "../../kit/a.swift"), ("/x/y", "../kit/a.swift", "/x/kit/a.swift"),
      ("app", "/abs/a.swift", "/abs/a.swift"), ("/", "a.swift", "/a.swift"),
    ])
  func paths(given: String, path: String, shown: String) {
    #expect(PathStyle.given(given).shown(path) == shown)
  }

  @Test("are counted in one line")
  func summary() {
    #expect(FindingsSummary(of: [missing, unused, unused]).description == "1 error, 2 warnings")
    #expect(FindingsSummary(of: []).description == "no findings")
  }

  @Test("have rules with pages")
  func pages() {
    let page = RulePage(
      identifier: "b-rule", severity: .error, finds: "What it finds.", rationale: "Why.",
      triggering: "let a = 1\n\nlet b = 2\n",
      mended: "let a = 2")
    let other = RulePage(
      identifier: "a-longer-rule", severity: .note, finds: "Another.", rationale: "", triggering: "", mended: "")
    #expect(RulePageText().list(of: [page, other]) == "a-longer-rule  Another.\nb-rule         What it finds.\n")
    #expect(
      RulePageText().text(of: page) == """
        b-rule (error)

        What it finds.

        Why.

        Triggers it:

            let a = 1

            let b = 2

        Mended:

            let a = 2

        """)
  }
}
