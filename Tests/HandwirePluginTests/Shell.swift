import Foundation

/// How a command ended, with both of its streams in the order in which they were written.
struct Outcome {
  let status: Int32
  let text: String

  func contains(_ part: String) -> Bool { text.contains(part) }
}

enum Shell {
  static func run(_ executable: URL, _ arguments: [String], in folder: URL? = nil) throws -> Outcome {
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
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Outcome(status: process.terminationStatus, text: try String(contentsOf: output, encoding: .utf8))
  }
}
