import Foundation
import HandwireFacts
import HandwireWriter
import Testing
@Suite struct ZZFuzz {
  @Test func force() throws {
    guard let dir = ProcessInfo.processInfo.environment["HW_FUZZ"] else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: dir).sorted() where name.hasSuffix(".src") {
      let text = try String(contentsOfFile: dir + "/" + name, encoding: .utf8)
      let s = ResolvedSource(text)
      let base = dir + "/" + name.dropLast(4)
      try s.errors.map { "\($0.rule)|\($0.place)|\($0.message)|\($0.help ?? "")" }.joined(separator: "\n").write(toFile: base + ".rules", atomically: true, encoding: .utf8)
      let onlyCompilerRules = s.errors.allSatisfy { ["isolation-mismatch", "single-use-dependency", "effect-mismatch", "unsendable-in-nonisolated-graph"].contains($0.rule) }
      guard onlyCompilerRules else { continue }
      let files = GraphWriter(program: s.program).files(for: s.graph).files
      try files.map(\.contents).joined(separator: "\n").write(toFile: base + ".gen", atomically: true, encoding: .utf8)
    }
  }
}
