import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders

/// The object graph of all blueprints of some modules, with everything that was found on the way to it.
public struct ProvenGraph: Sendable {
  public let program: Program
  /// Whole only where no finding is an error.
  public let graph: ObjectGraph
  /// Sorted.
  public let findings: [Finding]

  public init(of modules: [Module]) {
    let prepared = BlueprintPreparer().prepared(modules)
    program = Program(modules: prepared.modules)
    let reading = BlueprintReader(program: program).read()
    let resolved = GraphResolver(program: program).graph(of: reading.blueprints)
    graph = resolved.graph
    // The reader says more about a type that is not found than the resolver, which meets it again.
    let unread = Set(reading.findings.filter { $0.rule == "type-not-found" }.map(\.place))
    let later = resolved.findings.filter { $0.rule != "type-not-found" || !unread.contains($0.place) }
    findings = Set(prepared.findings + reading.findings + later).sorted()
  }

  public var isProven: Bool { !findings.contains { $0.severity == .error } }
}
