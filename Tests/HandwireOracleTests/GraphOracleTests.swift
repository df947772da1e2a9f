import Foundation
import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireTestSupport
import Testing

@Suite("Random projects")
struct GraphOracleTests {
  /// `HANDWIRE_SOAK=5000 HANDWIRE_SOAK_SEED=1000` for more (Scripts/soak).
  static let count = ProcessInfo.processInfo.environment["HANDWIRE_SOAK"].flatMap { Int($0) } ?? 200
  static let firstSeed = ProcessInfo.processInfo.environment["HANDWIRE_SOAK_SEED"].flatMap { Int($0) } ?? 1
  static let seeds = firstSeed..<(firstSeed + count)
  /// In one program.
  static let batch = 200

  @Test("Generated graphs build, share and release as the list of bindings says")
  func behaviour() async throws {
    for start in stride(from: Self.seeds.lowerBound, to: Self.seeds.upperBound, by: Self.batch) {
      let seeds = Array(start..<min(start + Self.batch, Self.seeds.upperBound))
      try await run(seeds)
    }
  }

  private func run(_ seeds: [Int]) async throws {
    let projects = seeds.map { RandomProjectMaker.project(seed: $0) }
    let program = try OracleProgram(projects, seeds: seeds)
    defer { program.remove() }
    let errors = program.generation.findings.filter { $0.severity == .error }
    #expect(errors == [], "seeds \(seeds)")
    guard errors.isEmpty else { return }
    let run = try await program.run()
    guard run.status == 0 else {
      Issue.record("\(run.output.prefix(4_000))")
      return
    }
    var actual: [String: [String]] = [:]
    var step = ""
    for line in run.output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") { step = String(line.dropFirst(3)) } else { actual[step, default: []].append(line) }
    }
    for (project, drive) in zip(projects, program.drives) {
      for step in drive.steps {
        let happened = actual[step.name] ?? []
        guard happened.sorted() != step.events.sorted() else { continue }
        Issue.record("\(project.prefix): \(step.name): happened \(happened.sorted()), expected \(step.events.sorted())")
        break
      }
      if let begin = drive.steps.first { #expect(isInOrder(actual[begin.name] ?? [], project), "\(project.prefix)") }
    }
  }

  /// Owned bindings of the app scope: declaration order, each preceded by what it needs.
  private func isInOrder(_ events: [String], _ project: RandomProject) -> Bool {
    let own = project.scopes[0].declared.filter { !project.bindings[$0].isInPart }
    let owned = own.indices.filter { project.bindings[own[$0]].lifetime == .owned }
    let needs = project.needs
    let built = events.compactMap { line -> String? in
      guard line.hasPrefix("built ") else { return nil }
      return String(line.dropFirst(6).prefix { $0 != "#" && $0 != "(" })
    }
    let positions = Dictionary(built.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, first) in owned.enumerated() {
      for second in owned[(place + 1)...] {
        // What stands before, whatever its lifetime, may need it sooner.
        let isNeededSooner = own[...first].contains { needs[$0].contains(own[second]) }
        guard !isNeededSooner, let one = positions[project.bindings[own[first]].className],
          let other = positions[project.bindings[own[second]].className]
        else { continue }
        if one > other { return false }
      }
    }
    return true
  }
}
