import HandwireFacts
import HandwireFindings
import HandwireGraph

extension WiredGraphBuilder {
  /// Scopes, bindings and edges in an order that a reader can see.
  func numbered() -> WiredGraph {
    let shown = keys.indices.filter { isShown[$0] && linker.infos[$0] != nil }
    let scopes = scopes(of: shown)
    let order = shown.sorted { left, right in
      guard let first = linker.infos[left], let second = linker.infos[right] else { return left < right }
      let scope = (scopes.numbers[scopes.owner(first.owner)] ?? 0, scopes.numbers[scopes.owner(second.owner)] ?? 0)
      if scope.0 != scope.1 { return scope.0 < scope.1 }
      if first.place != second.place { return first.place < second.place }
      return left < right
    }
    var positions: [Int: Int] = [:]
    for (position, number) in order.enumerated() { positions[number] = position }
    let edges = edges(of: order, positions, scopes)
    var bindings = order.map { binding(of: $0, scopes) }
    for (index, number) in order.enumerated() {
      switch linker.infos[number]?.kind {
      // What a function's callers supply is told by its edges.
      case .function(let parameters)?: if bindings[index].lifetime == .made { bindings[index].arguments = parameters }
      case .registered(let registered)?: bindings[index].arguments = registered.parameters
      case .property?, .parameter?, .local?, .made?, .fetched?, nil: continue
      }
    }
    var graph = WiredGraph(scopes: scopes.list, bindings: bindings, edges: edges)
    graph.nestScopes()
    return graph
  }

  private func binding(of number: Int, _ scopes: WiredScopes) -> WiredBinding {
    guard let info = linker.infos[number] else {
      return WiredBinding(
        scope: 0, name: "", key: .unknown("it was not read"), typeSpelling: "", lifetime: .unknown("it was not read"),
        place: Place(path: "", line: 0, column: 0))
    }
    let made = linker.constructions[number] ?? number
    var implementation: String?
    var instance: Int?
    if case .made(let construction)? = linker.infos[made]?.kind {
      implementation = construction.spelling
      instance = construction.constructed.flatMap { scopes.numbers[scopes.owner(.type($0))] }
      if instance == scopes.numbers[scopes.owner(info.owner)] { instance = nil }
    } else if case .registered(let registered) = info.kind, let type = registered.implementation {
      implementation = type.dottedName
      instance = scopes.numbers[scopes.owner(.type(type))]
    } else if case .fetched(let spelling) = info.kind {
      implementation = spelling
    }
    let (key, spelling) = type(of: number, made)
    let isMember =
      switch info.kind {
      case .property, .function, .registered: true
      case .parameter, .local, .made, .fetched: false
      }
    return WiredBinding(
      scope: scopes.numbers[scopes.owner(info.owner)] ?? 0, name: info.name, key: key, typeSpelling: spelling,
      lifetime: linker.lifetime(of: number), implementation: implementation, instance: instance,
      function: isMember ? nil : info.function, conditions: info.conditions, place: info.place)
  }

  private func type(of number: Int, _ made: Int) -> (ResolvedType, String) {
    for candidate in [number, made] {
      guard let info = linker.infos[candidate] else { continue }
      if let written = info.written {
        if case .found(let type) = linker.code.program.resolve(written, in: info.context) {
          return (type, linker.code.program.describe(type))
        }
        return (.unknown("'\(written)' is not found"), written.description)
      }
      if let inferred = info.inferred, inferred.isKnown {
        return (inferred, linker.code.program.describe(inferred))
      }
    }
    return (.unknown("the compiler infers it"), "")
  }

  private func edges(of order: [Int], _ positions: [Int: Int], _ scopes: WiredScopes) -> [WiredEdge] {
    var edges: [WiredEdge] = []
    for (receiver, number) in order.enumerated() {
      var seen: Set<WiredEdge> = []
      func add(_ flow: WiringFlow, _ role: WiredEdge.Role, _ parameter: String?, _ place: Place) {
        for flow in linker.expanded(flow, constructed) {
          guard let target = target(of: flow, positions, scopes) else { continue }
          if target == .binding(receiver), role == .value { continue }
          let edge = WiredEdge(
            receiver: receiver, role: role, parameter: parameter, target: target, path: flow.path, depth: flow.depth,
            isConditional: flow.isConditional, place: place)
          if seen.insert(edge).inserted { edges.append(edge) }
        }
      }
      if linker.constructions[number] == nil {
        for value in linker.values[number] { add(value.flow, .value, nil, value.place) }
      }
      let made = linker.constructions[number] ?? number
      if let called = linker.called[made], let place = linker.infos[made]?.place { add(called, .value, nil, place) }
      let own = made == number ? [] : linker.dependencies[number]
      for dependency in (linker.dependencies[made] + own).sorted(by: { $0.index < $1.index }) {
        add(dependency.flow, .dependency, dependency.parameter, dependency.place)
      }
    }
    return edges
  }

  private func target(of flow: WiringFlow, _ positions: [Int: Int], _ scopes: WiredScopes) -> WiredEdge.Target? {
    switch flow.target {
    case .key:
      guard let number = linker.number(in: flow) else { return nil }
      if let position = positions[number] { return .binding(position) }
      return nil
    case .owner(let owner): return scopes.numbers[scopes.owner(owner)].map { .scope($0) }
    case .assisted(let name): return .assisted(name)
    case .outside(let spelling): return .outside(spelling)
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private func scopes(of shown: [Int]) -> WiredScopes {
    WiredScopes(owners: shown.compactMap { linker.infos[$0]?.owner }, code: linker.code)
  }
}
