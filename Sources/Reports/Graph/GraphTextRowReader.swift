import HandwireFacts
import HandwireFindings
import HandwireGraph

/// The lines under one scope: what it holds, what it makes, what it joins.
struct GraphTextRowReader {
  private let graph: ObjectGraph
  private let selection: GraphSelection
  private let words: GraphWords

  init(graph: ObjectGraph, selection: GraphSelection) {
    self.graph = graph
    self.selection = selection
    words = GraphWords(graph: graph)
  }

  func rows(of scope: Scope) -> [GraphTextRow] {
    let index = scope.identifier.index
    let inherited = inheritedPlaces(of: scope)
    var rows: [GraphTextRow] = []
    var inPlace: [GraphTextRow] = []
    for binding in scope.bindings where !binding.isOmitted && selection.contains(.binding(binding.identifier)) {
      if inherited.contains(binding.place), binding.origin == .refined { continue }
      let row = row(of: binding)
      guard case .inPlace = binding.provision else {
        rows.append(row)
        continue
      }
      // Two calls that supply the same arguments say the same.
      if !inPlace.contains(row) { inPlace.append(row) }
    }
    for maker in scope.makers where selection.contains(.maker(maker.identifier)) {
      if !inherited.contains(maker.declaration.place) { rows.append(row(of: maker)) }
    }
    rows += inPlace
    for (position, slot) in scope.slots.enumerated() where graph[slot.child].parent != scope.identifier {
      guard selection.contains(.slot(scope: index, index: position)), !inherited.contains(slot.place) else { continue }
      rows.append(
        GraphTextRow(
          word: "scope", name: slot.name, type: slot.typeSpelling, received: [], conditions: slot.conditions))
    }
    for (position, connection) in scope.connections.enumerated() {
      guard selection.contains(.connection(scope: index, index: position)), !inherited.contains(connection.place)
      else { continue }
      rows.append(row(of: connection, word: "joins", in: scope))
    }
    for (position, end) in scope.ends.enumerated() {
      guard selection.contains(.end(scope: index, index: position)), !inherited.contains(end.place) else { continue }
      rows.append(row(of: end, word: "ends", in: scope))
    }
    return rows
  }

  /// Places of what a variant has from the scope that it refines; empty where the scope is no variant, or where the
  /// refined one shows nothing.
  private func inheritedPlaces(of scope: Scope) -> Set<Place> {
    guard selection.isWhole, let refined = scope.refines.map({ graph[$0] }) else { return [] }
    return Set(
      refined.bindings.map(\.place) + refined.makers.map(\.declaration.place) + refined.slots.map(\.place)
        + refined.connections.map(\.place) + refined.ends.map(\.place))
  }

  private func row(of binding: Binding) -> GraphTextRow {
    var received = received(binding.creation?.dependencies ?? [], in: binding.identifier.scope)
    if case .member(let owner) = binding.provision { received = [GraphWords.name(of: graph[owner])] }
    return GraphTextRow(
      word: GraphWords.provision(of: binding), name: GraphWords.name(of: binding),
      type: GraphWords.isUnnamed(binding) ? "" : binding.typeSpelling,
      implementation: GraphWords.implementation(of: binding),
      received: received, conditions: binding.conditions)
  }

  private func row(of maker: Maker) -> GraphTextRow {
    let received =
      switch maker.product {
      case .creation(let creation): received(creation.dependencies, in: maker.identifier.scope)
      case .scope(_, let givens): texts(of: givens.map { ($0, "a given") }, in: maker.identifier.scope)
      }
    return GraphTextRow(
      word: "makes", name: GraphWords.call(of: maker), type: maker.declaration.typeSpelling,
      implementation: GraphWords.implementation(of: maker), received: received,
      conditions: maker.declaration.conditions)
  }

  private func row(of invocation: Invocation, word: String, in scope: Scope) -> GraphTextRow {
    GraphTextRow(
      word: word, name: invocation.creation.callable.name, type: "",
      received: received(invocation.creation.dependencies, in: scope.identifier), conditions: invocation.conditions)
  }

  private func received(_ dependencies: [Dependency], in scope: ScopeIdentifier) -> [String] {
    texts(of: dependencies.map { ($0.source, $0.parameter.label ?? $0.parameter.name) }, in: scope)
  }

  /// Where a part is selected, only what belongs to it.
  private func texts(of sources: [(source: Source, parameter: String)], in scope: ScopeIdentifier) -> [String] {
    sources.compactMap { source, parameter in
      let edges = GraphMap.edges(of: [source])
      guard selection.isWhole || edges.contains(where: { selection.contains($0.target) }) else { return nil }
      let text = words.text(of: source, for: parameter, in: scope)
      return text.isEmpty ? nil : text
    }
  }
}
