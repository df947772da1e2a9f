import Foundation
import Testing

@Suite("freeze")
struct FreezeCommandTests {
  @Test("follows a file that is moved")
  func moved() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"], "Sources/App/B.swift": []])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources/App/New", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: folder.path + "/Sources/App/A.swift", toPath: folder.path + "/Sources/App/New/C.swift")
    #expect(try folder.handwire("audit", "--ci").status == 0)
    #expect(try folder.handwire("freeze").errors == ".handwire-baseline: 1 frozen (1 moved)\n")
    #expect(try folder.baseline.hasPrefix("unused-suppression\tSources/App/New/C.swift\t"))
  }

  @Test("shrinks by what is mended alone, and CI fails until it does")
  func shrinking() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one", "two", "two"]])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    #expect(try folder.baseline.contains("handwire:ignore two\t×2\n"))
    try folder.warn(of: ["two", "three"], in: "Sources/App/A.swift")
    let text = try folder.handwire("audit")
    #expect(text.output.contains("\nmended: 2 lines freeze what is there no more"))
    #expect(text.output.contains("\n  unused-suppression  Sources/App/A.swift  -  handwire:ignore one\n"))

    let shrink = try folder.handwire("freeze", "--shrink")
    #expect(shrink.status == 0)
    #expect(
      shrink.errorLines == [
        ".handwire-baseline: 2 dropped, 1 still frozen", "not frozen: 1 warning; 'handwire audit' lists them",
      ])
    #expect(try folder.baseline == "\nunused-suppression\tSources/App/A.swift\t-\thandwire:ignore two\n")
    #expect(
      try folder.handwire("freeze", "--shrink").errorLines.first == ".handwire-baseline: nothing to drop, 1 frozen")
    #expect(try folder.handwire("audit").status == 1)

    try folder.warn(of: [], in: "Sources/App/A.swift")
    #expect(try folder.handwire("audit").status == 0)
    let failed = try folder.handwire("audit", "--ci")
    #expect(failed.status == 1)
    #expect(failed.output.contains("error: mended: 1 line freezes what is there no more"))
    let json = try folder.handwire("audit", "--ci", "--format", "json")
    #expect(json.status == 1)
    #expect(json.errors.contains("error: .handwire-baseline: 1 line freezes what is there no more"))
  }

  @Test("writes the same baseline in two places and behind a link")
  func places() throws {
    let files = ["Sources/App/Ä B.swift": ["one"], "Sources/App/C.swift": ["one", "two"]]
    let (first, second) = (try AuditedFolder(files), try AuditedFolder(files))
    let link = first.path + "-link"
    defer {
      first.remove()
      second.remove()
      try? FileManager.default.removeItem(atPath: link)
    }
    _ = try first.handwire("freeze")
    let written = try first.baseline
    #expect(!written.isEmpty)
    _ = try HandwireProcess.run(["freeze", second.path], in: "/")
    #expect(try second.baseline == written)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: first.path)
    #expect(try HandwireProcess.run(["audit", "--ci", link], in: "/").status == 0)
    try FileManager.default.removeItem(atPath: first.path + "/.handwire-baseline")
    _ = try HandwireProcess.run(["freeze", link], in: "/")
    #expect(try first.baseline == written)
  }

  @Test(
    "lets two branches that each mend something be merged, with nothing left to do", arguments: ["freeze", "shrink"])
  func merging(how: String) async throws {
    let files = ["A", "B", "C"]
    let folder = try AuditedFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("Sources/App/\($0).swift", ["one"]) }))
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    _ = try folder.handwire("freeze")
    try await folder.commit()
    for (branch, file) in [("first", "A"), ("second", "B")] {
      try await folder.git("checkout", "-q", "-b", branch, "main")
      try folder.warn(of: [], in: "Sources/App/\(file).swift")
      _ = how == "shrink" ? try folder.handwire("freeze", "--shrink") : try folder.handwire("freeze")
      #expect(try folder.handwire("audit", "--ci").status == 0)
      try await folder.commit()
    }
    let merge = try await folder.git("merge", "-q", "--no-edit", "first")
    #expect(merge.status == 0, "\(merge.output)")
    let audit = try folder.handwire("audit", "--ci")
    #expect(audit.status == 0, "\(audit.output)")
    #expect(audit.output.hasSuffix("; 1 frozen\n"))
  }

  @Test("ends a conflict as the message says")
  func conflict() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one", "three"]])
    defer { folder.remove() }
    let lines = ["one", "two", "three"].map { "unused-suppression\tSources/App/A.swift\t-\thandwire:ignore \($0)\n" }
    try folder.write(lines.joined(), to: ".handwire-baseline")
    _ = try folder.handwire("freeze", "--shrink")
    #expect(try folder.baseline == lines[0] + lines[2])
    #expect(try folder.handwire("audit", "--ci").status == 0)
  }

  @Test("does not call mended what stands in a file that does not parse")
  func broken() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"], "Sources/App/B.swift": ["one"]])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    let before = try folder.baseline
    try folder.write("<<<<<<< HEAD\nstruct A {\n", to: "Sources/App/A.swift")
    #expect(try folder.handwire("audit", "--ci").status == 0)
    _ = try folder.handwire("freeze", "--shrink")
    #expect(try folder.baseline == before)
    _ = try folder.handwire("freeze")
    #expect(try folder.baseline == before)
  }

  @Test("says when there is nothing to freeze, and nothing to shrink")
  func nothing() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": []])
    defer { folder.remove() }
    #expect(try folder.handwire("freeze").errors == "nothing to freeze: no error and no warning was found\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.handwire-baseline"))
    let shrink = try folder.handwire("freeze", "--shrink")
    #expect(shrink.status == 2)
    #expect(
      shrink.errors
        == "error: '.handwire-baseline' does not exist; 'handwire freeze' without '--shrink' writes it\n")
    let audit = try folder.handwire("audit", "--count")
    #expect(audit.status == 0)
    #expect(audit.output.hasSuffix("\n0\n"))
  }

  @Test("compares two baselines without any source")
  func comparing() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one", "two"]])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    let empty = try AuditedFolder()
    defer { empty.remove() }
    let lines = try folder.baseline.split(separator: "\n", omittingEmptySubsequences: false)
    try empty.write(lines.prefix(1).joined() + "\n", to: "old")
    try empty.write(try folder.baseline, to: "new")
    let grown = try empty.handwire("freeze", "--compare", "old", "new")
    #expect(grown.status == 1)
    #expect(
      grown.output == """
        + unused-suppression  Sources/App/A.swift  -  handwire:ignore two
        unused-suppression: 1 → 2 (+1)
        all: 1 → 2; 1 added, 0 mended, 0 moved

        """)
    let shrunk = try empty.handwire("freeze", "--compare", "new", "old")
    #expect(shrunk.status == 0)
    #expect(shrunk.output.hasPrefix("- unused-suppression  Sources/App/A.swift  -  handwire:ignore two\n"))
    #expect(try empty.handwire("freeze", "--compare", "new", folder.path).status == 0)
  }
}
