import HandwireFacts
import HandwireFindings

/// Blueprints → the object graph, with a finding for everything that keeps it from being one.
public struct GraphResolver: Sendable {
  public let program: Program

  public init(program: Program) { self.program = program }

  /// The graph is whole only where no finding is an error; findings are sorted.
  public func graph(of declarations: [BlueprintDeclaration]) -> (graph: ObjectGraph, findings: [Finding]) {
    let (assembler, drafts, resolution) = resolved(declarations)
    let graph = ObjectGraph(
      scopes: drafts.enumerated().map { index, draft in
        Scope(
          identifier: ScopeIdentifier(index: index), declaration: draft.declaration, parent: draft.parent,
          refines: draft.refines, bindings: resolution.bindings[index], makers: resolution.makers[index],
          slots: draft.slots.compactMap { slot in
            resolution.scopeOfBlueprint[slot.child].map { ChildSlot(slot.member, child: ScopeIdentifier(index: $0)) }
          },
          connections: resolution.connections[index], ends: resolution.ends[index], memberOrder: draft.memberOrder)
      })
    let unreached = UnreachedBindings(
      graph: PartReachability(graph: BoundaryPaths(graph: graph, program: program).written()).pruned(),
      builtInCalls: Set(resolution.builtForCalls.keys.map(\.binding)))
    let reached = unreached.pruned()
    let missing = MissingBindingReporter(program: program, graph: reached, needs: resolution.inPlaceNeeds)
      .findings(for: resolution.missing)
    let resolved = (assembler.findings + resolution.findings + missing).filter {
      $0.binding.map { !reached[$0].isOmitted } ?? true
    }
    let isWhole = !resolution.hasDoubts && !resolved.contains { $0.finding.severity == .error }
    let found =
      resolved
      + GraphVerifier(program: program, graph: reached, isWhole: isWhole, unused: unreached.unused())
      .findings()
    return (reached, FindingSelection(refined: drafts.map(\.refines)).distinct(found))
  }

  /// Once more with a double for each boundary that a graph for tests lacks, until none is lacking.
  private func resolved(_ declarations: [BlueprintDeclaration]) -> (ScopeAssembler, [ScopeDraft], Resolution) {
    var doubles: [TypeIdentifier: [BindingDraft]] = [:]
    while true {
      var assembler = ScopeAssembler(program: program, doubles: doubles)
      let drafts = assembler.drafts(of: declarations)
      var resolution = Resolution(program: program, drafts: drafts)
      resolution.run()
      let lacking = resolution.doublesForMissing()
      if lacking.isEmpty { return (assembler, drafts, resolution) }
      for (scope, double) in lacking { doubles[drafts[scope].declaration.identifier, default: []].append(double) }
    }
  }
}

extension ChildSlot {
  fileprivate init(_ member: MemberDeclaration, child: ScopeIdentifier) {
    self.init(
      name: member.name, child: child, access: member.access, documentation: member.documentation,
      conditions: member.conditions, place: member.place,
      typeSpelling: member.typeSpelling.hasSuffix("?") ? String(member.typeSpelling.dropLast()) : member.typeSpelling)
  }
}
