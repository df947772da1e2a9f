import Foundation
import Testing

/// One folder of `Tests/Goldens`: what goes in, and what must come out.
///
/// ```
/// <Case>/input/Sources/<Module>/….swift    what a team wrote; a Package.swift where settings matter
/// <Case>/expected/findings.txt             what is printed (absent: nothing)
/// <Case>/expected/<Module>/….swift         what is written (absent: nothing)
/// <Case>/run/demonstrate.swift             `public func demonstrate() async`, compiled into the last module
/// <Case>/expected/run.txt                  what it prints
/// <Case>/modes.txt                         compiler modes that the input itself does not support, a reason after each
/// ```
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL

  var testDescription: String { name }
  var input: URL { folder.appending(path: "input") }
  var expected: URL { folder.appending(path: "expected") }
  var demonstration: URL? {
    let file = folder.appending(path: "run/demonstrate.swift")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// Modes that `modes.txt` leaves out.
  var excludedModes: Set<String> {
    let text = (try? String(contentsOf: folder.appending(path: "modes.txt"), encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")

  /// Every case, sorted by name.
  static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
      .map { GoldenCase(name: $0, folder: root.appending(path: $0)) }
  }()

  /// Whether this run rewrites what is expected: `HANDWIRE_RECORD=1`.
  static let isRecording = ProcessInfo.processInfo.environment["HANDWIRE_RECORD"] != nil
}
