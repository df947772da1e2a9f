import Foundation
import HandwireTestSupport
import Testing

@Suite("audit --since")
struct SinceTests {
  @Test("reports what the working tree adds to a commit, and nothing else")
  func added() async throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"], "Sources/App/B.swift": ["one"]])
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    try folder.write("Sources/App/Ignored.swift\n", to: ".gitignore")
    try await folder.commit()
    #expect(try folder.handwire("audit").status == 1)
    let unchanged = try folder.handwire("audit", "--since", "HEAD")
    #expect(unchanged.status == 0, "\(unchanged)")
    #expect(unchanged.output.hasSuffix(": no findings since HEAD\n"))

    try folder.warn(of: ["one", "two"], in: "Sources/App/A.swift", below: 3)
    try folder.warn(of: ["three"], in: "Sources/App/New Ä.swift")
    try folder.warn(of: ["four"], in: "Sources/App/Ignored.swift")
    try FileManager.default.moveItem(
      atPath: folder.path + "/Sources/App/B.swift", toPath: folder.path + "/Sources/App/C.swift")
    let result = try folder.handwire("audit", "--since", "main", "--format", "github")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2, "\(result)")
    #expect(lines.first?.contains("A.swift,line=5,") == true)
    #expect(lines.last?.contains("New Ä.swift,line=1,") == true)

    _ = try folder.handwire("freeze")
    #expect(try folder.handwire("audit", "--since", "HEAD").status == 0)
    #expect(try folder.handwire("audit", "--since", "HEAD", "--no-baseline").status == 1)
    #expect(try await folder.git("stash", "list").output == "")
  }

  @Test("knows a project in a folder of the repository, with links and odd names")
  func nested() async throws {
    let folder = try AuditedFolder()
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    try folder.warn(of: ["one"], in: "apps/My iOS/Sources/App/A.swift")
    try folder.warn(of: ["one"], in: "apps/Shared/B.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/apps/My iOS/Sources/Shared", withDestinationPath: "../../Shared")
    try await folder.commit()
    let unchanged = try folder.handwire("audit", "apps/My iOS", "--since", "HEAD")
    #expect(unchanged.status == 0, "\(unchanged)")
    try folder.warn(of: ["two"], in: "apps/My iOS/Sources/App/A.swift")
    let result = try folder.handwire("audit", "apps/My iOS", "--since", "HEAD", "--format", "github")
    #expect(result.output.hasPrefix("::warning file=apps/My iOS/Sources/App/A.swift,line=1,"))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test("counts everything in a project that the commit did not have")
  func newProject() async throws {
    let folder = try AuditedFolder()
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    try await folder.commit()
    try folder.warn(of: ["one"], in: "New/Sources/App/A.swift")
    #expect(try folder.handwire("audit", "New", "--since", "HEAD").status == 1)
  }

  @Test("works in a hook, where git sets variables of its own")
  func hook() async throws {
    let folder = try AuditedFolder(["App/Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    try await folder.commit()
    let result = try folder.handwire(
      "audit", "App", "--since", "HEAD", environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"])
    #expect(result.status == 0, "\(result)")
  }

  @Test("says in one line what stands in the way")
  func problems() async throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": []])
    defer { folder.remove() }
    func problem(_ revision: String) throws -> String {
      let result = try folder.handwire("audit", "--since", revision)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errorLines.count == 1)
      return result.errors
    }
    #expect(try problem("HEAD").hasPrefix("error: '.' is in no git repository"))
    try await folder.git("init", "-q", "-b", "main")
    #expect(try problem("HEAD").hasPrefix("error: the git repository of '.' has no commit yet"))
    try await folder.commit()
    #expect(try problem("nowhere").hasPrefix("error: git knows no commit 'nowhere'; a branch of the remote"))
    #expect(try problem("HEAD~1").hasPrefix("error: git knows no commit 'HEAD~1'"))
    #expect(try problem("HEAD:Package.swift").hasPrefix("error: git knows no commit"))
    let option = try folder.handwire("audit", "--since=--all")
    #expect(option.status == 2)
    let withoutGit = try folder.handwire("audit", "--since", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(withoutGit.status == 2)
    #expect(withoutGit.errors.contains("needs git, which cannot be run"))
  }

  @Test("says that a clone is shallow")
  func shallow() async throws {
    let origin = try AuditedFolder(["Sources/App/A.swift": []])
    defer { origin.remove() }
    try await origin.git("init", "-q", "-b", "main")
    try await origin.commit()
    try origin.warn(of: ["one"], in: "Sources/App/A.swift")
    try await origin.commit()
    let clone = origin.path + "-clone"
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try await origin.git("clone", "-q", "--depth", "1", "file://" + origin.path, clone)
    let result = try HandwireProcess.run(["audit", clone, "--since", "HEAD~1"])
    #expect(result.status == 2)
    #expect(result.errors.contains("this clone is shallow; 'git fetch --unshallow' brings its history"))
    #expect(try HandwireProcess.run(["audit", clone, "--since", "HEAD"]).status == 0)
  }
}
