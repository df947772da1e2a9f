import Foundation
import HandwireFacts
import HandwireProject
import Testing

@Suite("What was written is read back")
struct ReadBackTests {
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
  }()

  @Test("The graph of every golden", arguments: names)
  func golden(name: String) throws {
    let input = Self.goldens.appending(path: "\(name)/input").path
    let project = try ProjectReader(depth: .code).project(at: input)
    guard let back = ReadBack(project.modules) else { return }
    #expect(back.missing == [], "\(name)")
    #expect(back.surplus == [], "\(name)")
  }

  @Test("The graphs of random blueprints")
  func random() {
    var count = 0
    for seed in 0..<120 as Range<UInt64> {
      let blueprint = RandomBlueprint(seed: seed)
      let file = ModuleFile(path: "App.swift", facts: FileFactsReader(.code).facts(of: blueprint.source))
      guard let back = ReadBack([Module(name: "App", files: [file])]) else { continue }
      count += 1
      #expect(back.missing == [], "seed \(seed)")
      #expect(back.surplus == [], "seed \(seed)")
    }
    #expect(count > 80)
  }
}
