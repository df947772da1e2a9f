import HandwireFacts
import HandwireFindings

/// Calls from where they may not be made, and values that go where they may not go.
///
/// Every verdict is the compiler's own for the generated code: a call of a function that is isolated elsewhere, the
/// captures of `@Sendable` closures, and the regions of SE-0414 for objects that the graph keeps.
struct IsolationVerifier {
  let program: Program
  let graph: ObjectGraph
  let summaries: ConstructionSummaries

  func findings() -> [ScopedFinding] {
    var walk = IsolationWalk(program: program, graph: graph, summaries: summaries)
    for receiver in graph.receivers { walk.begin(receiver) }
    walk.finish()
    return walk.findings + ScopeCrossingVerifier(program: program, graph: graph, summaries: summaries).findings()
  }
}
