#if os(Linux) || os(macOS)
  import Foundation

  /// The library compiled once more from its source, together with a file of the test's.
  struct CompiledCopy: Sendable {
    enum Product: Sendable {
      case dynamicLibrary
      case program
    }

    struct Failure: Error {
      let output: String
    }

    let file: URL

    static func build(_ product: Product, with source: String) async throws -> CompiledCopy {
      try await inBackground { try CompiledCopy(product, with: source) }
    }

    private init(_ product: Product, with source: String) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let main = folder.appendingPathComponent("main.swift")
      let entry = folder.appendingPathComponent("EntryPoint.swift")
      file = folder.appendingPathComponent("CompiledCopy")
      let arguments: [String]
      switch product {
      case .dynamicLibrary:
        try source.write(to: entry, atomically: true, encoding: .utf8)
        arguments = ["-emit-library", entry.path]
      case .program:
        try source.write(to: main, atomically: true, encoding: .utf8)
        arguments = ["-emit-executable", main.path]
      }
      let (status, output) = try Self.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swiftc", "-module-name", "HandwireAmbient", "-package-name", "handwire", "-swift-version", "6"]
          + ["-o", file.path] + arguments + Self.sources)
      if status != 0 { throw Failure(output: output) }
    }

    /// Runs the program, and returns what it wrote to its standard output and error.
    func run(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> String {
      let file = file
      let (status, output) = try await inBackground { try Self.run(file, arguments, environment) }
      if status != 0 { throw Failure(output: output) }
      return output
    }

    private static func run(
      _ program: URL, _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> (Int32, String) {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let output = Pipe()
      process.standardError = output
      process.standardOutput = output
      try process.run()
      let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    private static var sources: [String] {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let folder = package.appendingPathComponent("Sources/Ambient")
      let files = FileManager.default.enumerator(at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
#endif
