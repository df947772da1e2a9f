import HandwireFacts
import HandwireFindings

/// Constructions that need themselves.
struct DependencyCycleVerifier {
  let program: Program
  let graph: ObjectGraph

  /// Cycles reported for one group of bindings that all need each other; after them mending shows what is left.
  private static let limit = 10

  /// A group of bindings and their direct edges inside of it, numbered from 0.
  private struct Group {
    var bindings: [BindingIdentifier]
    var edges: [[(target: Int, parameter: Callable.Parameter?)]]
    var reported = 0
  }

  private struct Hop: Hashable {
    var from: Int
    var to: Int
  }

  func findings() -> [ScopedFinding] {
    let numbering = GraphNumbering(graph)
    var edges: [[(target: Int, parameter: Callable.Parameter?)]] = Array(repeating: [], count: numbering.targets.count)
    for scope in graph.scopes {
      for binding in scope.bindings where !binding.isOmitted {
        let node = numbering.number(of: .binding(binding.identifier))
        edges[node] = graph.edges(from: binding.identifier).filter { !$0.isDeferred }.map {
          (numbering.number(of: $0.target), $0.parameter)
        }
      }
    }
    var findings: [ScopedFinding] = []
    var pending = groups(of: edges).map { members in
      group(members.sorted(), edges) { node in
        if case .binding(let binding) = numbering.targets[node] { binding } else { nil }
      }
    }
    while var next = pending.popLast() {
      let cycle = shortestCycle(in: next)
      guard !cycle.isEmpty else { continue }
      findings.append(finding(for: cycle, in: next))
      next.reported += 1
      guard next.reported < Self.limit else { continue }
      let hops = Set(zip(cycle, cycle.dropFirst() + [cycle[0]]).map(Hop.init))
      for node in next.edges.indices {
        next.edges[node].removeAll { hops.contains(Hop(from: node, to: $0.target)) }
      }
      pending += groups(of: next.edges).map { members in
        var rest = group(members.sorted(), next.edges) { next.bindings[$0] }
        rest.reported = next.reported
        return rest
      }
    }
    return findings
  }

  private func groups(of edges: [[(target: Int, parameter: Callable.Parameter?)]]) -> [[Int]] {
    StrongComponents(successors: edges.map { $0.map(\.target) }).cyclic()
  }

  private func group(
    _ members: [Int], _ edges: [[(target: Int, parameter: Callable.Parameter?)]],
    _ binding: (Int) -> BindingIdentifier?
  ) -> Group {
    let known = members.filter { binding($0) != nil }
    let local = Dictionary(known.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return Group(
      bindings: known.compactMap(binding),
      edges: known.map { node in
        edges[node].compactMap { edge in local[edge.target].map { ($0, edge.parameter) } }
      })
  }

  /// Through the binding that is declared first, which begins it.
  private func shortestCycle(in group: Group) -> [Int] {
    let start = group.bindings.indices.min {
      let left = graph[group.bindings[$0]]
      let right = graph[group.bindings[$1]]
      return left.place != right.place ? left.place < right.place : group.bindings[$0] < group.bindings[$1]
    }
    guard let start else { return [] }
    var previous: [Int?] = Array(repeating: nil, count: group.bindings.count)
    var frontier = [start]
    var next = 0
    while next < frontier.count {
      let node = frontier[next]
      next += 1
      for (target, _) in group.edges[node] {
        if target == start {
          var path = [node]
          while let last = path.last, last != start, let before = previous[last] { path.append(before) }
          return path.reversed()
        }
        guard previous[target] == nil else { continue }
        previous[target] = node
        frontier.append(target)
      }
    }
    return []
  }

  private func finding(for cycle: [Int], in group: Group) -> ScopedFinding {
    let bindings = cycle.map { graph[group.bindings[$0]] }
    let names = bindings.map { program.constructed($0) }
    let path = (names + names.prefix(1)).joined(separator: " → ")
    let hops = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { from, to in
      group.edges[from].first { $0.target == to }?.parameter
    }
    let notes = zip(bindings, hops).map { binding, parameter -> FindingNote in
      guard let parameter, let callable = binding.creation?.callable else {
        return FindingNote("'\(binding.name)' is a property of what is bound here", at: binding.place)
      }
      return FindingNote(
        "\(program.describe(callable)) takes '\(parameter.name): \(program.describe(parameter.type))'",
        at: parameter.place)
    }
    let first = bindings[0]
    let finding = Finding(
      rule: "dependency-cycle", severity: .error,
      message: "\(graph[first.identifier.scope].name) cannot construct \(names[0]), which needs itself: \(path)",
      place: first.place, notes: notes, help: help(bindings, hops), declaration: "\(first.owner.name).\(first.name)",
      subject: path)
    return ScopedFinding(finding, in: first.identifier.scope)
  }

  /// The last hop as a closure, so that the one declared first is there when it is called.
  private func help(_ bindings: [Binding], _ hops: [Callable.Parameter?]) -> String? {
    for (index, parameter) in hops.enumerated().reversed() {
      guard let parameter, let callable = bindings[index].creation?.callable else { continue }
      let needed = bindings[(index + 1) % bindings.count]
      let spelling = program.spelling(of: needed.key, in: graph[needed.identifier.scope].declaration.context)
      return "in \(program.describe(callable)) take '\(parameter.name): @escaping () -> \(spelling)', which is called "
        + "later, or hand it over in a connection: static func connect(…) { … }"
    }
    return nil
  }
}

extension Program {
  /// What a binding is in a path: the type that is constructed, the provider that is called, or the name.
  func constructed(_ binding: Binding) -> String {
    guard let callable = binding.creation?.callable else { return binding.name }
    return callable.origin == .staticFunction ? describe(callable) : describe(callable.result.withoutOptional)
  }
}
