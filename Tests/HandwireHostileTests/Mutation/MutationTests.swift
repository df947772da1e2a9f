import Foundation
import Testing

/// Real files, damaged at random, go through all of Handwire: no crash, no hang, and the same output twice.
@Suite("Damaged source") struct MutationTests {
  /// `HANDWIRE_MUTATIONS=10000` damages more of it; `HANDWIRE_MUTATION_SEED` begins elsewhere.
  private static let rounds = number("HANDWIRE_MUTATIONS") ?? 500
  private static let first = number("HANDWIRE_MUTATION_SEED") ?? 1
  /// Of one round, in seconds: far above what any needs on the slowest machine.
  private static let patience = 20.0

  @Test("Words and signs deleted, doubled and swapped")
  func mutations() throws {
    let inputs = try Self.inputs()
    try #require(inputs.count > 100)
    for round in Self.first..<Self.first + Self.rounds {
      var mutator = SourceMutator(seed: UInt64(round))
      let original = inputs[mutator.number(below: inputs.count)]
      let damaged = mutator.number(below: original.count)
      let files = original.enumerated().map { index, source in
        HostileProject.File(
          index == damaged ? mutator.mutated(source) : source, module: "App", path: "Sources/App/File\(index).swift")
      }
      let start = Date()
      let output = try HostileProject(files).output()
      let seconds = Date().timeIntervalSince(start)
      #expect(seconds < Self.patience, "round \(round) takes \(seconds) s")
      if round.isMultiple(of: 10) {
        let other = try HostileProject(files.reversed()).output()
        #expect(other == output, "round \(round) depends on the order of files")
      }
    }
  }

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// The input of every golden, and the sources of the examples, by folder.
  private static func inputs() throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var folders: [String: [(path: String, source: String)]] = [:]
    for part in ["Tests/Goldens", "Examples"] {
      let files = FileManager.default.enumerator(at: root.appending(path: part), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !file.path.contains("/.build/"), !file.path.contains("/expected/") else {
          continue
        }
        let key =
          part == "Examples" ? file.deletingLastPathComponent().path : file.path.components(separatedBy: "/input/")[0]
        folders[key, default: []].append((file.path, try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return folders.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.path < $1.path }.map(\.source) }
  }
}
