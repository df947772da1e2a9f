import Foundation
import Testing

/// Runs tests of this bundle that are meant to fail, in a process of their own.
///
/// They are off in an ordinary run; see `Rerun.isFixtureProcess`.
struct Rerun: Sendable {
  let output: String
  let status: Int32

  private static let variable = "HANDWIRE_RUN_FIXTURES"

  static var isFixtureProcess: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// `swift test` on Linux runs the bundle as a program that takes the library and a filter as arguments.
  static var isPossible: Bool {
    #if os(Linux)
      !isFixtureProcess && executable != nil
    #else
      false
    #endif
  }

  static func swiftTesting(_ filter: String) async throws -> Rerun {
    try await inBackground { try Rerun(arguments: ["--testing-library", "swift-testing", "--filter", filter]) }
  }

  static func xctest(_ name: String) async throws -> Rerun {
    try await inBackground { try Rerun(arguments: [name]) }
  }

  private init(arguments: [String]) throws {
    let process = Process()
    let executable = try #require(Self.executable)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static var executable: URL? {
    guard let path = ProcessInfo.processInfo.arguments.first, path.hasSuffix(".xctest") else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// What Swift Testing said about one test, in order.
  func verdicts(on test: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.contains("Test \(test) ") else { return nil }
      return ["recorded an issue", "passed", "failed"].first { line.contains("Test \(test) \($0)") }
    }
  }

  func xctestVerdict(on test: String) -> String? {
    ["passed", "failed", "skipped"].first { output.contains("Test Case '\(test)' \($0)") }
  }
}
