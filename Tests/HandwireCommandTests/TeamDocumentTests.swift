import Foundation
import HandwireTestSupport
import Testing

/// What the README tells a team to put into its hooks, its CI and Xcode, run as it stands.
@Suite("What the README shows to a team")
struct TeamDocumentTests {
  @Test("as a hook refuses a commit with a new finding, and lets all others pass")
  func hook() async throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    try await folder.commit()
    let block = try TeamDocumentTests.block("sh", about: ".git/hooks/pre-commit")
    #expect(block.hasPrefix("#!/bin/sh\n"))
    try folder.write(block, to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/hooks/pre-commit")

    func commit() async throws -> ToolRun {
      try await folder.git("add", "-A")
      return try await TeamDocumentTests.shell(
        "git -c user.name=t -c user.email=t@t commit --allow-empty -q -m x", in: folder.path)
    }
    try folder.warn(of: ["one", "two"], in: "Sources/App/A.swift")
    let refused = try await commit()
    #expect(refused.status == 1)
    #expect(refused.contains("\nSources/App/A.swift:2:"), "\(refused.output)")
    _ = try folder.handwire("freeze")
    #expect(try await commit().status == 0)
    try folder.warn(of: ["one", "two", "three"], in: "Sources/App/A.swift")
    try await folder.git("stash", "-q")
    try folder.write("x", to: "README.md")
    #expect(try await commit().status == 0)
  }

  @Test("as a build phase shows warnings and goes on, but not where something cannot be read")
  func buildPhase() async throws {
    let folder = try AuditedFolder(["My App/Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    let script = try TeamDocumentTests.block("sh", about: "Build phase: Handwire")
    func run(path: String? = nil) async throws -> ToolRun {
      // Xcode runs a phase with /bin/sh, which ends at the first command that fails if it is told so.
      try await TeamDocumentTests.shell(
        "set -e\nexport SRCROOT='\(folder.path)/My App'\n\(script)", in: "/", path: path)
    }
    let built = try await run()
    #expect(built.status == 0)
    #expect(
      built.output.hasPrefix("\(folder.path)/My App/Sources/App/A.swift:1:4: warning: the audit has no rule 'one'"),
      "\(built.output)")
    try folder.write("<<<<<<< HEAD\n", to: "My App/.handwire-baseline")
    #expect(try await run().status != 0)
    let missing = try await run(path: "/usr/bin:/bin")
    #expect(missing.status == 0)
    #expect(missing.output.hasPrefix("warning: handwire is not installed"))
  }

  @Test("as a workflow audits, and uploads the file that the audit wrote")
  func workflow() async throws {
    let workflow = try TeamDocumentTests.block("yaml", about: ".github/workflows/handwire.yml")
    let lines = workflow.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("security-events: write"))
    let commands = lines.filter { $0.hasPrefix("run: handwire ") }.map { String($0.dropFirst(5)) }
    let command = try #require(commands.first)
    #expect(commands.count == 1)
    let output = try #require(lines.first { $0.hasPrefix("sarif_file: ") }).dropFirst(12)
    #expect(workflow.contains("hashFiles('\(output)')"))

    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    #expect(try await TeamDocumentTests.shell(command, in: folder.path).status == 1)
    let written = try folder.text(of: String(output))
    #expect(written.contains(#""ruleId": "unused-suppression""#))
    _ = try folder.handwire("freeze")
    #expect(try await TeamDocumentTests.shell(command, in: folder.path).status == 0)
    #expect(try !folder.text(of: String(output)).contains(#""ruleId""#))
  }

  @Test("as commands exist, and as a baseline can be read")
  func commands() async throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    try await folder.git("init", "-q", "-b", "main")
    _ = try folder.handwire("freeze")
    try await folder.commit()
    try await folder.git("update-ref", "refs/remotes/origin/main", "HEAD")
    let blocks = try FencedBlock.all(ofFile: "README.md")
    let shown = blocks.filter { $0.language.isEmpty }.flatMap { $0.text.split(separator: "\n") }
      .filter { $0.contains("handwire audit") || $0.contains("handwire freeze") }
      .filter { !$0.contains("[PATH]") && !$0.contains("swift package") }
    #expect(shown.count >= 6)
    for line in shown {
      let run = try await TeamDocumentTests.shell(String(line), in: folder.path)
      #expect(run.status == 0, "\(line): \(run.output)")
    }
    let since = try await TeamDocumentTests.shell(
      #"handwire audit --since "$(git merge-base origin/main HEAD)""#, in: folder.path)
    #expect(since.status == 0, "\(since.output)")

    let baseline = try #require(blocks.first { $0.language == "tsv" })
    try folder.write(baseline.text, to: ".handwire-baseline")
    #expect(try folder.handwire("audit", "--ci").errors.isEmpty)
    let configuration = try #require(blocks.first { $0.language == "json5" })
    try folder.write(configuration.text, to: ".handwire.json")
    #expect(try folder.handwire("audit").status == 1)
  }

  @Test("as audited code compiles, and is found what is shown")
  func sample() async throws {
    let folder = try AuditedFolder()
    defer { folder.remove() }
    let blocks = try FencedBlock.all(ofFile: "README.md")
    let code = try #require(blocks.first { $0.language == "swift" && $0.firstLine.hasPrefix("// Legacy/") })
    let path = String(code.firstLine.dropFirst(3))
    try folder.write(code.text, to: path)
    let compiled = try await ToolRun.of(["swiftc", "-typecheck", "\(folder.path)/\(path)"])
    #expect(compiled.status == 0, "\(compiled.output)")

    let shown = try #require(blocks.first { $0.language == "console" }).text.split(separator: "\n")
    let command = try #require(shown.first).split(separator: " ").dropFirst(2).map(String.init)
    let printed = try HandwireProcess.run(command, in: folder.path).output.split(separator: "\n")
    // How a rule words its messages is told by its page.
    func wordless(_ lines: some Sequence<Substring>) -> [String] {
      lines.map { (line: Substring) -> String in
        guard let start = line.range(of: ": warning: "), let end = line.lastIndex(of: "[") else { return String(line) }
        return String(line[..<start.upperBound]) + String(line[end...])
      }
    }
    let missing = Set(wordless(shown.dropFirst())).subtracting(wordless(printed))
    #expect(missing.isEmpty, "\(printed)")
  }

  private static func block(_ language: String, about name: String) throws -> String {
    let block = try FencedBlock.all(ofFile: "README.md")
      .first { $0.language == language && $0.text.contains("# \(name)\n") }
    return try #require(block, "\(name)").text
  }

  /// With the tool that these tests were built with in PATH, or another PATH.
  private static func shell(_ script: String, in folder: String, path: String? = nil) async throws -> ToolRun {
    let own = HandwireProcess.executable.deletingLastPathComponent().path
    let search = path ?? own + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try await ToolRun.of(["PATH=\(search)", "/bin/sh", "-c", script], in: URL(filePath: folder))
  }
}
