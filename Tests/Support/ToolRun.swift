import Foundation

/// How a tool of the machine ended, and what it printed on both streams, in order.
public struct ToolRun: Sendable {
  public let status: Int32
  public let output: String

  public func contains(_ part: String) -> Bool { output.contains(part) }

  /// Waits without holding a thread: the tests that run beside this one share a pool with one thread a core.
  /// - Parameter command: the tool, looked up as a shell would, and its arguments.
  public static func of(_ command: [String], in folder: URL? = nil) async throws -> ToolRun {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = folder }
    // Not a pipe: somebody would have to read it before it is full.
    let printed = FileManager.default.temporaryDirectory.appending(path: "handwire-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: printed) }
    try Data().write(to: printed)
    let handle = try FileHandle(forWritingTo: printed)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try handle.close()
    return ToolRun(status: status, output: String(decoding: try Data(contentsOf: printed), as: UTF8.self))
  }
}
