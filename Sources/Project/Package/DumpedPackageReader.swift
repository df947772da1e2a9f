import Foundation

/// Asks SwiftPM what a manifest says, which runs the manifest; the way out where reading it is not enough.
struct DumpedPackageReader: Sendable {
  struct Failure: Error, Hashable, Sendable {
    /// One line.
    let reason: String
  }

  /// Works while a build of the package is under way: nothing of it is read or written but the manifest.
  func manifest(of package: AbsolutePath) throws(Failure) -> PackageManifest {
    let output = try output(of: ["swift", "package", "--package-path", package.text, "--ignore-lock", "dump-package"])
    do {
      return try DumpedPackage(json: output).manifest
    } catch {
      throw Failure(reason: "`swift package dump-package` wrote something else than JSON")
    }
  }

  private func output(of arguments: [String]) throws(Failure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: errors) }
    guard FileManager.default.createFile(atPath: errors.path, contents: nil),
      let errorHandle = try? FileHandle(forWritingTo: errors)
    else { throw Failure(reason: "no temporary file can be made in \(errors.deletingLastPathComponent().path)") }
    process.standardError = errorHandle
    do {
      try process.run()
    } catch {
      throw Failure(reason: "`swift` cannot be run")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try? errorHandle.close()
    guard process.terminationStatus == 0 else {
      let lines = (try? String(contentsOf: errors, encoding: .utf8)).map { $0.split(separator: "\n") } ?? []
      let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "it ended with \(process.terminationStatus)"
      throw Failure(reason: reason.trimmingCharacters(in: .whitespaces))
    }
    return data
  }
}
