import HandwireFindings
import HandwireGenerator
import Testing

@Suite("Random projects with one fault")
struct FaultOracleTests {
  @Test("Exactly the fault is reported, where it is")
  func faults() {
    var counts: [String: Int] = [:]
    for seed in GraphOracleTests.seeds {
      for faulty in FaultyProject.all(of: RandomProjectMaker.project(seed: seed)) {
        counts[faulty.rule, default: 0] += 1
        let generation = OracleProgram.generation(of: [faulty.source])
        let errors = generation.findings.filter { $0.severity == .error }
        let found = errors.map { "\($0.rule) \($0.place)" }
        var missing = faulty.places
        for error in errors {
          guard error.rule == faulty.rule,
            let index = missing.firstIndex(where: { $0.contains(error.place) })
          else {
            Issue.record(
              "\(faulty.name): \(error.rule) at \(error.place), but wrong is \(faulty.rule) at \(faulty.places)")
            break
          }
          missing.remove(at: index)
        }
        #expect(missing.isEmpty, "\(faulty.name): reported \(found)")
        #expect(generation.files.isEmpty)
      }
    }
    // Every kind of fault was tried often.
    for rule in ["missing-binding", "dependency-cycle", "initializer-not-visible", "captive-dependency"] {
      #expect(counts[rule, default: 0] * 20 > GraphOracleTests.seeds.count, "\(rule): \(counts[rule, default: 0])")
    }
    print("faults: \(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))")
  }
}
