import HandwireFacts
import HandwireFindings

/// Everything that a resolved graph is checked for before a line of it is written.
struct GraphVerifier {
  let program: Program
  let graph: ObjectGraph
  /// Every parameter is satisfied; else nobody knows what the missing ones would receive.
  let isWhole: Bool
  /// Left out because nothing receives them.
  let unused: Set<BindingIdentifier>

  func findings() -> [ScopedFinding] {
    let summaries = ConstructionSummaries(program: program, graph: graph)
    return DependencyCycleVerifier(program: program, graph: graph).findings()
      + MutualHoldingVerifier(program: program, graph: graph).findings()
      + EffectVerifier(program: program, graph: graph, summaries: summaries).findings()
      + IsolationVerifier(program: program, graph: graph, summaries: summaries).findings()
      + SendableGraphVerifier(program: program, graph: graph, early: summaries.early).findings()
      + SingleUseVerifier(program: program, graph: graph, early: summaries.early).findings()
      + SharedValueVerifier(program: program, graph: graph).findings()
      + ProviderSharingVerifier(program: program, graph: graph).findings()
      + (isWhole ? UsageVerifier(program: program, graph: graph, unused: unused).findings() : [])
      + ConditionVerifier(program: program, graph: graph).findings()
      + ScopeStartVerifier(graph: graph).findings()
      + BoundaryVerifier(program: program, graph: graph).findings()
  }
}
