import Foundation
import HandwireTestSupport
import Testing

/// A small project in a temporary folder, with something in it that the audit warns of.
struct AuditedFolder {
  let path: String

  /// - Parameter files: by path; each word in a text stands for a line that the audit warns of.
  init(_ files: [String: [String]] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "handwire-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + #"let package = Package(name: "App", targets: [.target(name: "App")])"#, to: "Package.swift")
    for (file, words) in files { try warn(of: words, in: file) }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// A comment that suppresses nothing is a warning, whatever other rules there are.
  func warn(of words: [String], in file: String, below lines: Int = 0) throws {
    let comments = words.map { "// handwire:ignore \($0) for no reason\n" }.joined()
    let name = file.split(separator: "/").last?.prefix { $0.isASCII && $0.isLetter } ?? ""
    try write(String(repeating: "\n", count: lines) + comments + "struct \(name) {}\n", to: file)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of file: String) throws -> String { try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }

  var baseline: String { get throws { try text(of: ".handwire-baseline") } }

  /// In the folder, as a user would.
  func handwire(_ words: String..., environment: [String: String] = [:]) throws -> HandwireProcess.Result {
    try HandwireProcess.run(words, in: path, environment: environment)
  }

  @discardableResult
  func git(_ words: String...) async throws -> ToolRun {
    let settings = ["-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false", "-c", "core.hooksPath="]
    return try await ToolRun.of(["git"] + settings + words, in: URL(filePath: path))
  }

  func commit() async throws {
    try await git("add", "-A")
    let commit = try await git("commit", "-q", "-m", "x")
    try #require(commit.status == 0, "\(commit.output)")
  }
}
