import Foundation
import HandwireFindings
import HandwireProject
import HandwireRules

/// A project as a commit has it, to tell what the working tree adds.
struct CommittedProject: Sendable {
  private let repository: GitRepository
  private let commit: String
  private let revision: String

  /// - Parameter revision: whatever git takes for a commit.
  init(_ loaded: LoadedProject, revision: String) throws(HistoryError) {
    let root = loaded.project.root
    repository = GitRepository(folder: root, shown: loaded.paths.shown("."))
    self.revision = revision
    commit = try repository.commit(named: revision)
  }

  /// What is found now and was not found then; sorted. What git ignores and what stands in submodules is left out.
  func added(in audited: AuditedProject, _ reported: [Finding]) throws(HistoryError) -> [Finding] {
    let files = try repository.files(in: commit)
    let prefix = try repository.prefix()
    let then = try findings(files, in: prefix, like: audited)
    let match = BaselineMatch(
      reported, baseline: Baseline(of: then), declared: DeclaredNames(of: audited.loaded.project))
    let submodules = Set(files.filter { $0.kind == .submodule }.map(\.path))
    let ignored = try repository.ignored(Set(match.new.map(\.place.path)))
    return match.new.filter { finding in
      let path = AbsolutePath(finding.place.path, relativeTo: AbsolutePath("/" + prefix))
      let isInSubmodule = submodules.contains { path.isInside(AbsolutePath("/" + $0)) }
      return !isInSubmodule && !ignored.contains(finding.place.path)
    }
  }

  /// All of the repository is written: a project may use what lies beside it.
  private func findings(
    _ files: [GitFile], in prefix: String, like audited: AuditedProject
  ) throws(HistoryError) -> [Finding] {
    let wanted = files.filter(\.isOfInterest)
    guard wanted.contains(where: { $0.path.hasPrefix(prefix) }) else { return [] }
    do {
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      // A module may be named after its folder.
      let name = audited.loaded.project.root.name
      let root = scratch.url.appending(path: name.isEmpty ? "project" : name)
      let project = root.appending(path: prefix, directoryHint: .notDirectory)
      try write(wanted, to: root)
      return AuditedProject(
        try LoadedProject(at: project.path, like: audited.loaded, depth: .code), history: audited.history
      )
      .findings
    } catch let error as HistoryError {
      throw error
    } catch ProjectError.nothingToRead {
      return []
    } catch let error as ProjectError {
      throw .failed(command: "cat-file", reason: error.description)
    } catch {
      throw .failed(command: "cat-file", reason: SystemProblem.text(of: error))
    }
  }

  private func write(_ files: [GitFile], to root: URL) throws {
    var folders: Set<String> = []
    for (file, contents) in zip(files, try repository.contents(of: files)) {
      let url = root.appending(path: file.path)
      let folder = url.deletingLastPathComponent()
      if folders.insert(folder.path).inserted {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      guard file.kind == .link else {
        try contents.write(to: url)
        continue
      }
      let target = String(decoding: contents, as: UTF8.self)
      guard !target.hasPrefix("/") else { continue }
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }
  }
}
