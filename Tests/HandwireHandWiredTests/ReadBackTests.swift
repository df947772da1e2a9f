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
    if let difference = Self.differences[name] {
      withKnownIssue(Comment(rawValue: difference)) { #expect(back.missing == [] && back.surplus == []) }
      return
    }
    #expect(back.missing == [], "\(name)")
    #expect(back.surplus == [], "\(name)")
  }

  /// What is written there and read as something else.
  private static let differences = [
    "ConditionalGivens": "an initializer in two clauses of '#if' is read as two constructions of one binding",
    "MemberImportVisibility":
      "members of a struct of another module are read from the given, not as what it is made of",
    "ModuleSelectors": "a module selector is not read as part of what is constructed",
    "ParameterPacks": "arguments of one pack are read as one argument",
    "RawIdentifiers": "backticks around the name of a type are not read as part of it",
    "TestableImport": "code of tests is left out",
    "TravelAppOfToday": "an initializer in two clauses of '#if' is read as two constructions of one binding",
  ]

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
