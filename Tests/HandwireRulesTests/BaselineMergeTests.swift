import Foundation
import HandwireFindings
import HandwireRules
import HandwireTestSupport
import Testing

@Suite("Branches that change a baseline")
struct BaselineMergeTests {
  let names = ["A", "B", "C", "D", "E"]

  func counts(without mended: [String], with added: [String] = []) -> [FrozenFinding: Int] {
    Baseline(of: (names.filter { !mended.contains($0) } + added).map { finding("\($0).swift") }).counts
  }

  @Test("and mend one thing each are merged by git without a conflict, even where the lines are neighbours")
  func everyPair() async throws {
    let repository = try await Repository()
    defer { repository.remove() }
    let base = Baseline(counts: counts(without: []))
    for first in names {
      for second in names where first < second {
        let merged = try await repository.merged(
          base.text, base.dropping(to: counts(without: [first])).text,
          base.replaced(by: counts(without: [second])).text)
        let text = try #require(merged, "\(first) and \(second)")
        #expect(try BaselineReader().baseline(of: text, path: "b").counts == counts(without: [first, second]))
      }
    }
  }

  @Test("and mend many things side by side are merged too")
  func manyAtOnce() async throws {
    let repository = try await Repository()
    defer { repository.remove() }
    let names = (100..<600).map { "\($0)" }
    func baseline(without mended: some Collection<String>) -> Baseline {
      Baseline(of: names.filter { !Set(mended).contains($0) }.map { finding("\($0).swift") })
    }
    let base = baseline(without: [])
    for _ in 0..<8 {
      let mended = names[Int.random(in: 0..<400)...].prefix(40).shuffled()
      let (ours, theirs) = (mended.prefix(20), mended.dropFirst(20))
      let merged = try await repository.merged(
        base.text, base.dropping(to: baseline(without: ours).counts).text,
        base.dropping(to: baseline(without: theirs).counts).text)
      let text = try #require(merged, "\(mended)")
      #expect(try BaselineReader().baseline(of: text, path: "b").counts == baseline(without: mended).counts)
    }
  }

  @Test("over and over keep merging")
  func manyRounds() async throws {
    let repository = try await Repository()
    defer { repository.remove() }
    var names = (10..<40).map { "\($0)" }
    var base = Baseline(of: names.map { finding("\($0).swift") })
    while names.count > 2 {
      let middle = names.count / 2
      let counts = { (names: [String]) in Baseline(of: names.map { finding("\($0).swift") }).counts }
      let left = names.filter { $0 != names[middle] }
      let right = names.filter { $0 != names[middle - 1] }
      let merged = try await repository.merged(
        base.text, base.replaced(by: counts(left)).text, base.dropping(to: counts(right)).text)
      base = try BaselineReader().baseline(of: try #require(merged), path: "b")
      names = left.filter { $0 != names[middle - 1] }
      #expect(base.counts == counts(names))
    }
  }

  @Test("and add at two places are merged too")
  func adding() async throws {
    let repository = try await Repository()
    defer { repository.remove() }
    let base = Baseline(counts: counts(without: []))
    let merged = try await repository.merged(
      base.text, base.replaced(by: counts(without: [], with: ["A2"])).text,
      base.replaced(by: counts(without: ["D"])).text)
    #expect(
      try BaselineReader().baseline(of: try #require(merged), path: "b").counts == counts(without: ["D"], with: ["A2"]))
  }
}

/// A temporary git repository with one file.
struct Repository {
  let folder: URL

  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "handwire-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try await git(["init", "-q", "-b", "main"])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What `git merge` makes of two branches of `base`; `nil` for a conflict.
  func merged(_ base: String, _ ours: String, _ theirs: String) async throws -> String? {
    let file = folder.appending(path: ".handwire-baseline")
    try Data(base.utf8).write(to: file)
    _ = try await git(["checkout", "-q", "--orphan", "base-\(UUID().uuidString)"])
    try await commit()
    _ = try await git(["checkout", "-q", "-B", "theirs"])
    try Data(theirs.utf8).write(to: file)
    try await commit()
    _ = try await git(["checkout", "-q", "-B", "ours", "HEAD~1"])
    try Data(ours.utf8).write(to: file)
    try await commit()
    let merge = try await git(["merge", "-q", "--no-edit", "theirs"])
    guard merge.status == 0 else {
      _ = try await git(["merge", "--abort"])
      return nil
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func commit() async throws {
    let commit = try await git(["commit", "-q", "--allow-empty", "-am", "x"], adding: true)
    #expect(commit.status == 0, "\(commit.output)")
  }

  private func git(_ words: [String], adding: Bool = false) async throws -> ToolRun {
    let settings = ["-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false", "-c", "core.hooksPath="]
    if adding { _ = try await ToolRun.of(["git"] + settings + ["add", "-A"], in: folder) }
    return try await ToolRun.of(["git"] + settings + words, in: folder)
  }
}
