import HandwireFacts
import HandwireFindings

/// Scopes that begin or end on another actor than their parent's.
struct ScopeCrossingVerifier {
  let program: Program
  let graph: ObjectGraph
  let summaries: ConstructionSummaries

  /// Where a child's initializer is called.
  private struct Start {
    var child: Scope
    var parent: Scope
    var isolation: Isolation
    /// A maker may wait for a child that does not.
    var canAwait: Bool
    var name: String
    var place: Place
  }

  func findings() -> [ScopedFinding] {
    graph.scopes.flatMap { parent in
      (slots(of: parent) + makers(of: parent)).map { ScopedFinding($0, in: parent.identifier) }
    }
  }

  private func slots(of parent: Scope) -> [Finding] {
    parent.slots.flatMap { slot -> [Finding] in
      let start = Start(
        child: graph[slot.child], parent: parent, isolation: parent.declaration.isolation, canAwait: false,
        name: slot.name, place: slot.place)
      return [begin(start), end(start)].compactMap { $0 }
    }
  }

  private func makers(of parent: Scope) -> [Finding] {
    parent.makers.compactMap { maker in
      guard case .scope(let child, _) = maker.product else { return nil }
      return begin(
        Start(
          child: graph[child], parent: parent, isolation: maker.signature.isolation,
          canAwait: maker.signature.isAsync, name: maker.signature.signature, place: maker.declaration.place))
    }
  }

  private func begin(_ start: Start) -> Finding? {
    let isolation = start.child.declaration.isolation
    let waits = summaries.beginning(of: start.child).waiting != nil
    switch isolation {
    case .globalActor(let actor):
      guard isolation != start.isolation else { return nil }
      guard waits || start.canAwait else {
        return finding(
          start, "\(start.child.name) is isolated to \(actor), and \(start.parent.name), which begins it, is not",
          notes: [], help: "add '@\(actor)' before 'struct \(start.parent.declaration.name)'")
      }
    case .nonisolated, .actorInstance:
      guard waits, isConcurrent(start) else { return nil }
    }
    guard isStrict(start), let kept = kept(start) else { return nil }
    return crossing(start, kept)
  }

  /// The end of a scope that waits on no actor, while the graph stays with its parent's actor.
  private func end(_ start: Start) -> Finding? {
    guard isStrict(start), isConcurrent(start), !start.child.declaration.isSendable,
      let waiting = start.child.ends.first(where: {
        summaries.summary(of: $0.creation, in: start.child.identifier).waiting != nil
      }), case .globalActor(let actor) = start.isolation
    else { return nil }
    return finding(
      start,
      "\(start.parent.name) is isolated to \(actor), and \(start.child.name), which it ends, waits on no actor",
      notes: [FindingNote("the scope ends here", at: waiting.place)],
      help: "add '@\(actor)' before 'struct \(start.child.declaration.name)'")
  }

  private func isStrict(_ start: Start) -> Bool {
    (program.module(named: start.parent.module)?.settings.languageMode ?? 6) >= 6
  }

  /// Whether async code of the child runs beside its caller.
  private func isConcurrent(_ start: Start) -> Bool {
    guard start.child.declaration.isolation == .nonisolated, start.isolation != .nonisolated else { return false }
    let features = program.module(named: start.child.module)?.settings.features ?? []
    return !features.contains("NonisolatedNonsendingByDefault")
  }

  /// Something not Sendable that the parent keeps, and that the child takes.
  private func kept(_ start: Start) -> Binding? {
    let givens = start.child.bindings.filter {
      if case .given = $0.provision { program.isSendable($0.key) == .no } else { false }
    }
    if let given = givens.first { return given }
    for edge in inherited(start.child.identifier) {
      guard case .binding(let identifier) = edge.target else { continue }
      let isOuter = identifier.scope != start.parent.identifier && program.isSendable(graph[identifier].key) == .no
      let summary = summaries.summary(of: identifier)
      if let kept = isOuter ? identifier : edge.isDeferred ? summary.captured : summary.kept { return graph[kept] }
    }
    return nil
  }

  /// What a scope and those that it begins take from outside of it, each once.
  private func inherited(_ scope: ScopeIdentifier) -> [Edge] {
    var scopes = [scope]
    var inside: Set<ScopeIdentifier> = [scope]
    var next = 0
    while next < scopes.count {
      let current = graph[scopes[next]]
      next += 1
      let begun =
        current.slots.map(\.child)
        + current.makers.compactMap {
          if case .scope(let child, _) = $0.product { child } else { nil }
        }
      scopes += begun.filter { inside.insert($0).inserted }
    }
    var seen: Set<Edge.Target> = []
    return scopes.flatMap { graph.receivers(in: graph[$0]) }.flatMap(\.edges).filter {
      !inside.contains($0.target.scope) && !$0.readsChild && seen.insert($0.target).inserted
    }
  }

  private func crossing(_ start: Start, _ kept: Binding) -> Finding {
    let type = program.describe(kept.key)
    let isGiven = kept.identifier.scope == start.child.identifier
    let help: String
    switch (start.isolation, start.child.declaration.isolation) {
    case (.globalActor(let actor), .nonisolated), (.globalActor(let actor), .actorInstance):
      help = "add '@\(actor)' before 'struct \(start.child.declaration.name)'"
    case (_, .globalActor(let actor)): help = "add '@\(actor)' before 'struct \(start.parent.declaration.name)'"
    case (.nonisolated, _), (.actorInstance, _): help = "make '\(type)' Sendable"
    }
    return finding(
      start,
      "\(start.child.name) does not run where \(start.parent.name) does, and '\(kept.name)', which it "
        + "\(isGiven ? "is given" : "takes from there"), is not Sendable",
      notes: [FindingNote("'\(kept.name): \(type)' is bound here", at: kept.place)],
      help: "\(help), or make '\(type)' Sendable")
  }

  private func finding(_ start: Start, _ message: String, notes: [FindingNote], help: String) -> Finding {
    let child = start.child.declaration
    return Finding(
      rule: "isolation-mismatch", severity: .error, message: message, place: start.place,
      notes: notes + [FindingNote("\(child.name) is declared here", at: child.place)], help: help,
      declaration: "\(start.parent.declaration.name).\(start.name)", subject: start.name)
  }
}
