import HandwireFacts

/// Tells each double of a graph for tests how it is reached, and leaves out what was needed for shipped objects only.
struct BoundaryPaths {
  let graph: ObjectGraph
  let program: Program

  func written() -> ObjectGraph {
    let doubles = graph.scopes.flatMap(\.bindings).filter { $0.boundary != nil }
    guard !doubles.isEmpty else { return graph }
    let trails = Trails(graph: graph, program: program, inner: Set(doubles.map(\.identifier)))
    let receivers = receivers()
    var result = graph
    for double in doubles {
      let path = trails.trail(to: double.identifier, receivedBy: receivers[double.identifier] ?? [])
      var binding = double
      binding.boundary?.path = path
      binding.setDependencies(
        (double.creation?.dependencies ?? []).map { Dependency(parameter: $0.parameter, source: .text(path)) })
      result.scopes[double.identifier.scope.index].bindings[double.identifier.index] = binding
    }
    return result.withoutUnneeded()
  }

  /// Who receives each binding directly, in order.
  private func receivers() -> [BindingIdentifier: [Edge.Target]] {
    var result: [BindingIdentifier: [Edge.Target]] = [:]
    for scope in graph.scopes {
      let targets =
        scope.bindings.map { Edge.Target.binding($0.identifier) } + scope.makers.map { .maker($0.identifier) }
      for target in targets {
        let edges =
          switch target {
          case .binding(let binding): graph.edges(from: binding)
          case .maker(let maker): graph.edges(from: maker)
          }
        for case .binding(let received) in edges.map(\.target) { result[received, default: []].append(target) }
      }
    }
    // A struct that is built in place hands on what it receives.
    return result.mapValues { targets in
      var found: [Edge.Target] = []
      var seen = Set(targets)
      var pending = Array(targets.reversed())
      while let next = pending.popLast() {
        guard case .binding(let binding) = next, case .inPlace = graph[binding].provision else {
          found.append(next)
          continue
        }
        pending += (result[binding] ?? []).filter { seen.insert($0).inserted }.reversed()
      }
      return found
    }
  }
}

extension ObjectGraph {
  /// A graph for tests does not ask for what only the shipped objects took.
  fileprivate func withoutUnneeded() -> ObjectGraph {
    let isTest = scopes.map(\.declaration.hasUnimplementedBoundaries)
    let kept = scopes.flatMap(\.bindings).filter { binding in
      !isTest[binding.identifier.scope.index] || !binding.isCandidate && !binding.isMadeOnDemand
    }
    let needed = reached(from: kept.filter { $0.origin != .implicit })
    var result = self
    for scope in scopes where isTest[scope.identifier.index] {
      let taken = takenByChildren(of: scope)
      for binding in scope.bindings where binding.isCandidate && !binding.isOmitted {
        guard !needed.contains(binding.identifier), !taken.contains(binding.identifier.index) else { continue }
        result.scopes[scope.identifier.index].bindings[binding.identifier.index].isOmitted = true
      }
    }
    return result
  }

  /// Indices of bindings that the scopes inside take; those that are not refined know them as the refined scope's.
  private func takenByChildren(of scope: Scope) -> Set<Int> {
    var family: Set<ScopeIdentifier> = [scope.identifier]
    var next = scope.refines
    while let refined = next, family.insert(refined).inserted { next = self[refined].refines }
    var taken: Set<Int> = []
    var seen: Set<ScopeIdentifier> = []
    var pending = children(of: scope)
    while let child = pending.popLast() {
      guard !family.contains(child), seen.insert(child).inserted else { continue }
      let inner = self[child]
      let edges =
        inner.bindings.flatMap { self.edges(from: $0.identifier) }
        + inner.makers.flatMap { self.edges(from: $0.identifier) }
        + (inner.connections + inner.ends).flatMap { $0.creation.dependencies.edges }
      for case .binding(let target) in edges.map(\.target) where family.contains(target.scope) {
        taken.insert(target.index)
      }
      pending += children(of: inner)
    }
    return taken
  }

  private func children(of scope: Scope) -> [ScopeIdentifier] {
    scope.slots.map(\.child)
      + scope.makers.compactMap { if case .scope(let child, _) = $0.product { child } else { nil } }
  }
}

extension Binding {
  /// Not there unless something receives it.
  fileprivate var isMadeOnDemand: Bool {
    switch provision {
    case .provided: true
    case .built: access <= .fileprivate
    case .given, .member, .owned, .shared, .inPlace: false
    }
  }

  /// Private, and not stated by the graph's own blueprint.
  fileprivate var isCandidate: Bool {
    guard origin == .refined || origin == .part || origin == .implicit else { return false }
    if let boundary { return boundary.isNeededOnly }
    guard access <= .fileprivate else { return false }
    switch provision {
    case .given, .member, .owned, .shared, .inPlace: return true
    case .built, .provided: return false
    }
  }
}
