import Foundation
import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders
import Testing

/// Time grows with the number of edges.
@Suite(.serialized) struct ScaleTests {
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    /// Each receives the one before it.
    case chain
    /// Each receives the one before it, by a protocol of its own.
    case protocols
    /// Each is built for each receiver, and receives two others: an exponential number of objects.
    case built
    /// The last receives the first again.
    case circle
    /// Each needs something that nothing binds.
    case missing

    var testDescription: String { rawValue }

    func source(_ count: Int) -> String {
      var members: [String] = []
      var types: [String] = []
      for index in 0..<count {
        let before = index == 0 ? (self == .circle ? count - 1 : nil) : index - 1
        switch self {
        case .chain, .circle:
          members.append("  @Owned var v\(index): T\(index)")
          types.append("final class T\(index) { init(\(before.map { "a: T\($0)" } ?? "")) {} }")
        case .protocols:
          members.append("  @Owned var v\(index): T\(index)")
          types.append("protocol P\(index) {}")
          types.append("final class T\(index): P\(index) { init(\(before.map { "a: any P\($0)" } ?? "")) {} }")
        case .built:
          members.append("  @Built var v\(index): T\(index)")
          let other = before.map { max(0, $0 - 1) }
          let parameters = [before, other].compactMap { $0 }.enumerated().map { "a\($0): T\($1)" }
          types.append("final class T\(index) { init(\(parameters.joined(separator: ", "))) {} }")
        case .missing:
          members.append("  @Owned var v\(index): T\(index)")
          types.append("protocol P\(index) {}")
          types.append("final class T\(index) { init(a: any P\(index)) {} }")
        }
      }
      return "struct AppBlueprint: Blueprint {\n\(members.joined(separator: "\n"))\n}\n"
        + types.joined(separator: "\n")
    }
  }

  private static func program(_ shape: Shape, _ count: Int) -> (Program, [BlueprintDeclaration]) {
    let modules = [ResolvedSource.module("App", ["App.swift": shape.source(count)])]
    let program = Program(modules: BlueprintPreparer().prepared(modules).modules)
    return (program, BlueprintReader(program: program).read().blueprints)
  }

  /// Seconds that this thread has had a processor: what runs beside it does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Of the quickest of some runs, which is the least disturbed one.
  private static func time(_ shape: Shape, _ count: Int, runs: Int) -> (Double, [Finding]) {
    let (program, blueprints) = program(shape, count)
    var findings: [Finding] = []
    let times = (0..<runs).map { _ in
      let start = processorTime()
      findings = GraphResolver(program: program).graph(of: blueprints).findings
      return processorTime() - start
    }
    return (times.min() ?? 0, findings)
  }

  @Test(arguments: Shape.allCases)
  func tenTimesAsManyBindingsTakeAboutTenTimesAsLong(_ shape: Shape) {
    let (small, _) = Self.time(shape, 300, runs: 5)
    let (large, findings) = Self.time(shape, 3_000, runs: 3)
    #expect(large / small < 35, "\(small) s for 300, \(large) s for 3,000")
    switch shape {
    case .chain, .protocols, .built: #expect(findings == [])
    case .circle: #expect(findings.map(\.rule) == ["dependency-cycle"])
    case .missing: #expect(findings.count == 3_000)
    }
  }

  @Test func aChainOfTenThousandIsNotTooDeep() {
    for shape in [Shape.chain, .built] {
      let (program, blueprints) = Self.program(shape, 10_000)
      let resolved = GraphResolver(program: program).graph(of: blueprints)
      #expect(resolved.findings == [])
      #expect(resolved.graph.scopes.first?.bindings.count == 10_000)
    }
  }
}
