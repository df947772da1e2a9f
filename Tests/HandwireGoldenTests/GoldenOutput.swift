import Foundation
import HandwireFacts
import HandwireGenerator
import HandwireProject
import HandwireReports
import HandwireWriter

/// What comes out for one case, as files below `expected`.
struct GoldenOutput {
  /// Path below `expected` → text; `findings.txt` only where something is found.
  let files: [String: String]
  let modules: [Module]

  init(of golden: GoldenCase, depth: FileFactsReader.Depth = .declarations) throws {
    let project = try ProjectReader(depth: depth).project(at: golden.input.path)
    let generation = GraphGenerator().generation(of: project.modules)
    var files: [String: String] = [:]
    for file in generation.files { files["\(file.module)/\(file.fileName)"] = file.contents }
    let findings = (project.findings + generation.findings).sorted()
    if !findings.isEmpty {
      files["findings.txt"] = TextFindingsReport(paths: PathStyle.relativeToProject, isColoured: false).text(
        of: findings)
    }
    self.files = files
    modules = project.modules
  }

  /// What stands below `expected` now; `run.txt` is not counted.
  static func recorded(for golden: GoldenCase) throws -> [String: String] {
    var files: [String: String] = [:]
    let root = golden.expected.path
    for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      guard path.hasSuffix(".swift") || path == "findings.txt" else { continue }
      files[path] = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
    return files
  }

  func record(for golden: GoldenCase) throws {
    for path in try Self.recorded(for: golden).keys where files[path] == nil {
      try FileManager.default.removeItem(at: golden.expected.appending(path: path))
    }
    for (path, text) in files {
      let file = golden.expected.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }
}
