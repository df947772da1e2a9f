import Foundation
import HandwireProject

/// Asks git about the repository that a folder is in; nothing in it is changed, no work tree and no index are touched.
struct GitRepository: Sendable {
  let folder: AbsolutePath
  /// As the user gave the folder.
  let shown: String

  /// The full name of the commit that a revision names.
  func commit(named revision: String) throws(HistoryError) -> String {
    guard try run(["rev-parse", "--git-dir"]).status == 0 else { throw .noRepository(path: shown) }
    let found = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    if found.status == 0 { return found.text }
    guard try run(["rev-parse", "--verify", "--quiet", "HEAD"]).status == 0 else { throw .noCommits(path: shown) }
    let isShallow = try run(["rev-parse", "--is-shallow-repository"]).text == "true"
    throw isShallow ? .notInShallowClone(revision) : .unknownRevision(revision)
  }

  /// The folder's own path in the repository, with a slash at its end; empty for the repository's root.
  func prefix() throws(HistoryError) -> String {
    let found = try run(["rev-parse", "--show-prefix"])
    guard found.status == 0 else { throw .failed(command: "rev-parse", reason: found.problem) }
    return found.text
  }

  /// What the repository had in a commit; paths are relative to its root.
  func files(in commit: String) throws(HistoryError) -> [GitFile] {
    let listed = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard listed.status == 0 else { throw .failed(command: "ls-tree", reason: listed.problem) }
    return listed.output.split(separator: 0).compactMap { GitFile(String(decoding: $0, as: UTF8.self)) }
  }

  /// The contents of several files, in their order.
  func contents(of files: [GitFile]) throws(HistoryError) -> [Data] {
    let result = try run(
      ["cat-file", "--batch"], input: Data(files.map { $0.object + "\n" }.joined().utf8))
    guard result.status == 0 else { throw .failed(command: "cat-file", reason: result.problem) }
    var contents: [Data] = []
    var rest = result.output[...]
    for _ in files {
      // <object> SP <type> SP <size> LF <contents> LF
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = rest[..<end].split(separator: UInt8(ascii: " ")).last.flatMap({
          Int(String(decoding: $0, as: UTF8.self))
        }),
        rest.distance(from: end, to: rest.endIndex) > size
      else { throw .failed(command: "cat-file", reason: "a file of the commit is missing") }
      let start = end + 1
      contents.append(Data(rest[start..<start + size]))
      rest = rest[(start + size)...].dropFirst()
    }
    return contents
  }

  /// Those of some paths, relative to the folder, that git is told to ignore.
  func ignored(_ paths: Set<String>) throws(HistoryError) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    // 1 says that none is.
    let result = try run(["check-ignore", "-z", "--stdin"], input: Data(paths.sorted().joined(separator: "\0").utf8))
    guard result.status < 2 else { return [] }
    return Set(result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// How often commits touch the folder's files, the latest thousand; `nil` where nothing can be known of it.
  func history() -> CommitHistory? {
    let log = try? run([
      "log", "--max-count=1000", "--no-merges", "--name-only", "--no-renames", "--relative", "--format=%x01", "-z",
      "--",
      "*.swift",
    ])
    guard let log, log.status == 0 else { return nil }
    return CommitHistory(log: log.output)
  }

  private struct Result {
    let status: Int32
    let output: Data
    let problem: String
    var text: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }

  private func run(_ arguments: [String], input: Data = Data()) throws(HistoryError) -> Result {
    do {
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let files = ["input", "output", "errors"].map { scratch.url.appending(path: $0) }
      try input.write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "--no-pager", "-C", folder.text] + arguments
      // Git tells its hooks where they are by variables, which would be wrong for another folder.
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      let problem = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
      // 127 is how env says that there is no such program.
      guard process.terminationStatus != 127 else { throw HistoryError.noGit(reason: "it is not in PATH") }
      return Result(
        status: process.terminationStatus, output: try Data(contentsOf: files[1]),
        problem: problem.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    } catch let error as HistoryError {
      throw error
    } catch {
      throw .noGit(reason: SystemProblem.text(of: error))
    }
  }
}
