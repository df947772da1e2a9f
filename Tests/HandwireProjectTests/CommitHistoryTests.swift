import HandwireProject
import Testing

@Suite("The history of commits")
struct CommitHistoryTests {
  @Test("counts for each Swift file the commits that touch it, and the commits that touch any")
  func counts() {
    let log = "\u{1}\0A.swift\0B/C.swift\0\u{1}\0\nREADME.md\0\u{1}\0A.swift\0Package.resolved\0"
    let history = CommitHistory(log: log.utf8)
    #expect(history.commitCount == 2)
    #expect(history.commitsByPath == ["A.swift": 2, "B/C.swift": 1])
  }

  @Test("of nothing is empty")
  func empty() {
    #expect(CommitHistory(log: "".utf8) == CommitHistory(commitCount: 0, commitsByPath: [:]))
  }
}
