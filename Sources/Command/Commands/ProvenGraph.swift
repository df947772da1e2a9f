import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders

/// The object graph of all blueprints of some modules, with everything that was found on the way to it.
struct ProvenGraph: Sendable {
  let program: Program
  /// Whole only where no finding is an error.
  let graph: ObjectGraph
  /// Sorted.
  let findings: [Finding]

  init(of modules: [Module]) {
    let prepared = BlueprintPreparer().prepared(modules)
    program = Program(modules: prepared.modules)
    let reading = BlueprintReader(program: program).read()
    let resolved = GraphResolver(program: program).graph(of: reading.blueprints)
    graph = resolved.graph
    findings = Set(prepared.findings + reading.findings + resolved.findings).sorted()
  }

  var isProven: Bool { !findings.contains { $0.severity == .error } }
}
