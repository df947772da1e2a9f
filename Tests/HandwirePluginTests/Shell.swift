import Foundation

/// How a command ended, with both of its streams in the order in which they were written.
struct Outcome {
  let status: Int32
  let text: String

  func contains(_ part: String) -> Bool { text.contains(part) }
}

enum Shell {
  /// Waits without a thread: the tests that run beside these have few.
  static func run(_ executable: URL, _ arguments: [String], in folder: URL? = nil) async throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let output = FileManager.default.temporaryDirectory.appending(path: "handwire-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try handle.close()
    return Outcome(status: status, text: try String(contentsOf: output, encoding: .utf8))
  }
}
