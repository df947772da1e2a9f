import Foundation
import HandwireTestSupport

/// Sources that the compiler reads as one module.
enum CompiledSources {
  /// What it says against them; empty where it says nothing.
  static func problems(_ files: [(path: String, text: String)]) async throws -> String {
    try await inScratch { scratch in
      let paths = try write(files, to: scratch)
      let run = try await ToolRun.of(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-module-name",
          "App", "-I", Repository.products.appending(path: "Modules").path,
        ] + paths)
      return run.output
    }
  }

  static func inScratch<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "handwire-document-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try await work(scratch)
  }

  /// The paths of the files that were written.
  static func write(_ files: [(path: String, text: String)], to folder: URL) throws -> [String] {
    try files.map { path, text in
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }
}
