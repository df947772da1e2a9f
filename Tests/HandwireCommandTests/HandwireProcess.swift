import Foundation

/// Runs the built executable as a user would.
enum HandwireProcess {
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  static func run(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws -> Result
  {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString)")
    let errors = output.appendingPathExtension("errors")
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    for url in [output, errors] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Beside the test bundle, which is a folder on Apple's systems and the running executable elsewhere.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("handwire")
  }
}
