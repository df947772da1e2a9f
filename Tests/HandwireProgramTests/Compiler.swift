import Foundation
import HandwireTestSupport

/// The compiler of the machine, as an oracle: which of many small statements it accepts.
enum Compiler {
  /// The lines, by index, that have an error when they are type-checked beside the declarations.
  ///
  /// Errors are found by line, so that hundreds of questions need one run.
  static func rejected(
    _ lines: [String], declarations: String, arguments: [String] = []
  ) async throws -> Set<Int> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let declared = folder.appendingPathComponent("Declared.swift")
    try declarations.write(to: declared, atomically: true, encoding: .utf8)
    let asked = folder.appendingPathComponent("Asked.swift")
    try lines.joined(separator: "\n").write(to: asked, atomically: true, encoding: .utf8)
    let output = try await ToolRun.of(
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "App", "-suppress-warnings"] + arguments
        + [declared.path, asked.path]
    ).output
    if let broken = output.split(separator: "\n").first(where: {
      $0.contains("Declared.swift:") && $0.contains(" error:")
    }) {
      throw OracleError(message: String(broken))
    }
    var rejected: Set<Int> = []
    for line in output.split(separator: "\n") where line.contains("Asked.swift:") && line.contains(" error:") {
      let fields = line.split(separator: ":")
      if fields.count > 2, let number = Int(fields[1]) { rejected.insert(number - 1) }
    }
    if rejected.isEmpty, output.contains("error:") { throw OracleError(message: output) }
    return rejected
  }

  struct OracleError: Error { var message: String }
}
