import Foundation
import HandwireFacts
import HandwireGenerator
import HandwireProject
import Testing

/// The same bytes, in whatever order modules and files come.
@Suite("Order of files")
struct OrderTests {
  /// A linear congruential generator, so that a failure can be repeated.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static func shuffled(_ modules: [Module], seed: UInt64) -> [Module] {
    var dice = Dice(state: seed)
    return modules.map { module in
      var module = module
      module.files.shuffle(using: &dice)
      module.dependencies.shuffle(using: &dice)
      return module
    }.shuffled(using: &dice)
  }

  @Test("Goldens", arguments: GoldenCase.all)
  func goldens(golden: GoldenCase) throws {
    let modules = try ProjectReader().project(at: golden.input.path).modules
    let first = GraphGenerator().generation(of: modules)
    for seed in 1...3 as ClosedRange<UInt64> {
      #expect(GraphGenerator().generation(of: Self.shuffled(modules, seed: seed)) == first, "seed \(seed)")
    }
  }

  @Test("Fifty types in fifty files, twenty times")
  func fiftyTypes() throws {
    let files = (0..<50).map { index in
      let parameters = [index * 2 + 1, index * 2 + 2].filter { $0 < 50 }.map { "t\($0): T\($0)" }
      let source = "final class T\(index) { init(\(parameters.joined(separator: ", "))) {} }"
      return ModuleFile(path: "T\(index).swift", facts: FileFactsReader().facts(of: source))
    }
    let members = (0..<50).map { "  @Owned var t\($0): T\($0)\n" }.joined()
    let blueprint = "import Handwire\nstruct AppBlueprint: Blueprint {\n\(members)}\n"
    let root = ModuleFile(path: "AppBlueprint.swift", facts: FileFactsReader().facts(of: blueprint))
    let modules = [Module(name: "App", files: files + [root])]
    let first = GraphGenerator().generation(of: modules)
    #expect(first.findings.isEmpty)
    #expect(first.files.count == 1)
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(GraphGenerator().generation(of: Self.shuffled(modules, seed: seed)) == first, "seed \(seed)")
    }
  }
}
