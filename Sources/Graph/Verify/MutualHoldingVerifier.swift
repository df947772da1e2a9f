import HandwireFacts
import HandwireFindings

/// Legal cycles: objects that a closure or a connection lets hold each other strongly. All are notes.
struct MutualHoldingVerifier {
  let program: Program
  let graph: ObjectGraph

  /// Ways searched in one group; notes beyond them would not be read.
  private static let limit = 10

  private struct Step {
    var target: Int
    var edge: Edge
  }

  func findings() -> [ScopedFinding] { closures() + ConnectionHolding(program: program, graph: graph).findings() }

  private func closures() -> [ScopedFinding] {
    let numbering = GraphNumbering(graph)
    let steps = numbering.targets.map { target -> [Step] in
      let edges: [Edge]
      switch target {
      case .binding(let binding): edges = graph[binding].isOmitted ? [] : graph.edges(from: binding)
      case .maker(let maker): edges = graph.edges(from: maker)
      }
      return edges.filter { !$0.readsChild }.map { Step(target: numbering.number(of: $0.target), edge: $0) }
    }
    var findings: [ScopedFinding] = []
    for group in StrongComponents(successors: steps.map { $0.map(\.target) }).cyclic() {
      let inside = Set(group)
      var searched = 0
      for node in group.sorted() {
        for step in steps[node] where step.edge.isDeferred && inside.contains(step.target) {
          guard searched < Self.limit else { break }
          searched += 1
          let way = way(from: step.target, to: node, steps, inside)
          if let found = finding(step, way.map { numbering.targets[$0] }) { findings.append(found) }
        }
      }
    }
    return findings
  }

  /// The shortest, both ends included.
  private func way(from start: Int, to end: Int, _ steps: [[Step]], _ inside: Set<Int>) -> [Int] {
    var previous: [Int: Int] = [start: start]
    var frontier = [start]
    var next = 0
    while next < frontier.count, previous[end] == nil {
      let node = frontier[next]
      next += 1
      for step in steps[node] where inside.contains(step.target) && previous[step.target] == nil {
        previous[step.target] = node
        frontier.append(step.target)
      }
    }
    var path = [end]
    while let last = path.last, last != start, let before = previous[last] { path.append(before) }
    return path.reversed()
  }

  /// `way` leads from what the closure reaches back to what receives the closure.
  private func finding(_ closure: Step, _ way: [Edge.Target]) -> ScopedFinding? {
    guard let parameter = closure.edge.parameter,
      let holder = way.reversed().lazy.compactMap(object).first, case .binding(let receiver)? = way.last,
      let callable = graph[receiver].creation?.callable, let captured = way.lazy.compactMap(object).first
    else { return nil }
    let path = [way.last].compactMap { $0 } + way
    let names = path.map(name)
    let pair =
      holder.identifier == captured.identifier
      ? "'\(holder.name)' may hold itself" : "'\(holder.name)' and '\(captured.name)' may hold each other"
    let finding = Finding(
      rule: "dependency-cycle", severity: .note,
      message: "\(pair) strongly, through the closure '\(parameter.name)': \(names.joined(separator: " → "))",
      place: parameter.place,
      notes: [FindingNote("'\(holder.name)' is bound here", at: holder.place)]
        + (holder.identifier == captured.identifier
          ? [] : [FindingNote("'\(captured.name)' is bound here", at: captured.place)]),
      declaration: program.describe(callable), subject: names.joined(separator: " → "))
    return ScopedFinding(finding, in: receiver.scope)
  }

  private func object(_ target: Edge.Target) -> Binding? {
    guard case .binding(let identifier) = target else { return nil }
    let binding = graph[identifier]
    return program.isHeldObject(binding) ? binding : nil
  }

  private func name(_ target: Edge.Target) -> String {
    switch target {
    case .binding(let binding): program.constructed(graph[binding])
    case .maker(let maker): graph[maker].signature.signature
    }
  }
}

extension Program {
  /// Whether the graph holds it, and it is surely a class or an actor.
  func isHeldObject(_ binding: Binding) -> Bool {
    guard binding.isStored else { return false }
    switch kind(of: (binding.creation?.callable.result ?? binding.key).withoutOptional) {
    case .class, .actor: return true
    case .value, .protocol, .function, .unknown: return false
    }
  }
}
