import Foundation
import HandwireTestSupport

/// A package that uses the plugins as a team would; all tests share it and what was built of it.
///
/// It lies in the build folder of this package, so that a second run of the tests finds it warm.
struct FixturePackage {
  static let home = repository.appending(path: ".build/plugin-tests", directoryHint: .isDirectory)
  /// A place that a careless path would not survive.
  static let folder = home.appending(path: "Été à deux", directoryHint: .isDirectory)
  static let toolPackage = home.appending(path: "tool", directoryHint: .isDirectory)

  static let repository = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Packs the tool that these tests were built with; once a run.
  private static let packedTool = Task {
    let outcome = try await ToolRun.of(
      [
        repository.appending(path: "Scripts/make-artifact-bundle").path(percentEncoded: false), "--configuration",
        "debug", "--products", products.path(percentEncoded: false),
      ]
        + [toolPackage.path(percentEncoded: false)])
    guard outcome.status == 0 else { throw FixtureProblem(description: outcome.output) }
  }

  /// For packages that use the tool without being this one.
  static func prepareTool() async throws { try await packedTool.value }

  /// The package with these sources and no others, keyed by path.
  init(_ sources: [String: String]) async throws {
    try await FixturePackage.prepareTool()
    let files = FileManager.default
    var wanted = Set<String>()
    for (path, text) in sources {
      let file = FixturePackage.file(path)
      wanted.insert(file.standardizedFileURL.path(percentEncoded: false))
      if let earlier = try? String(contentsOf: file, encoding: .utf8), earlier == text { continue }
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for path in try files.subpathsOfDirectory(atPath: FixturePackage.file("Sources").path(percentEncoded: false)) {
      let file = FixturePackage.file("Sources/" + path)
      guard file.pathExtension == "swift", !wanted.contains(file.standardizedFileURL.path(percentEncoded: false))
      else { continue }
      try files.removeItem(at: file)
      let folder = file.deletingLastPathComponent()
      if try files.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).isEmpty {
        try files.removeItem(at: folder)
      }
    }
  }

  static func file(_ path: String) -> URL { folder.appending(path: path) }

  func write(_ text: String, to path: String) throws {
    try text.write(to: FixturePackage.file(path), atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: FixturePackage.file(path)) }

  func build() async throws -> ToolRun { try await swift(["build"]) }

  func test() async throws -> ToolRun { try await swift(["test"]) }

  /// Now and then SwiftPM 6.3 itself crashes as it ends after a plugin that failed; it is asked again then.
  func command(_ arguments: [String]) async throws -> ToolRun {
    var outcome: ToolRun
    var attempts = 0
    repeat {
      outcome = try await swift(["package", "--allow-writing-to-package-directory", "handwire"] + arguments)
      attempts += 1
    } while outcome.status > 1 && attempts < 4
    return outcome
  }

  func runApp() async throws -> ToolRun {
    try await ToolRun.of([FixturePackage.file(".build/debug/App").path(percentEncoded: false)])
  }

  /// The file that the build-tool plugin wrote for a module.
  func generated(_ module: String) -> URL {
    FixturePackage.file(
      ".build/plugins/outputs/\(FixturePackage.folder.lastPathComponent.lowercased())/\(module)/destination"
        + "/HandwirePlugin/\(module)Graphs.swift")
  }

  private func swift(_ arguments: [String]) async throws -> ToolRun {
    try await ToolRun.of(["swift"] + arguments, in: FixturePackage.folder)
  }

  /// Beside the test bundle, which is a folder on Apple's systems and the running executable elsewhere.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent()
  }
}

struct FixtureProblem: Error, CustomStringConvertible {
  let description: String
}
