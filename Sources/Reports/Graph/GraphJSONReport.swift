import HandwireFacts
import HandwireFindings
import HandwireGraph

/// An object graph for programs; the shape is described at `GraphReport.json(from:to:)`.
struct GraphJSONReport {
  private let graph: ObjectGraph
  private let selection: GraphSelection
  private let program: Program
  /// `TravelApp.AppGraph.httpClient`
  private let bindings: [BindingIdentifier: String]

  init(graph: ObjectGraph, selection: GraphSelection, program: Program) {
    self.graph = graph
    self.selection = selection
    self.program = program
    var bindings: [BindingIdentifier: String] = [:]
    for scope in graph.scopes {
      var counts: [String: Int] = [:]
      for binding in scope.bindings {
        let name = "\(Self.identifier(of: scope)).\(GraphWords.name(of: binding))"
        counts[name, default: 0] += 1
        bindings[binding.identifier] = counts[name] == 1 ? name : "\(name)#\(counts[name] ?? 1)"
      }
    }
    self.bindings = bindings
  }

  func text() -> String {
    let scopes = graph.scopes.compactMap(scope)
    return OrderedJSON.object([("version", .number(1)), ("scopes", .array(scopes))]).text()
  }

  private static func identifier(of scope: Scope) -> String { "\(scope.module).\(scope.name)" }

  private func scope(_ scope: Scope) -> OrderedJSON? {
    let index = scope.identifier.index
    let bindings = scope.bindings.filter { !$0.isOmitted && selection.contains(.binding($0.identifier)) }
    let makers = scope.makers.filter { selection.contains(.maker($0.identifier)) }
    let slots = scope.slots.enumerated().filter { selection.contains(.slot(scope: index, index: $0.offset)) }
    let connections = scope.connections.enumerated().filter {
      selection.contains(.connection(scope: index, index: $0.offset))
    }
    let ends = scope.ends.enumerated().filter { selection.contains(.end(scope: index, index: $0.offset)) }
    let count = bindings.count + makers.count + slots.count + connections.count + ends.count
    guard count > 0 || selection.contains(.scope(index)) else { return nil }
    return .object([
      ("id", .string(Self.identifier(of: scope))), ("name", .string(scope.name)), ("module", .string(scope.module)),
      ("blueprint", .string(scope.declaration.name)), ("place", place(scope.declaration.place)),
      ("documentation", GraphWords.firstLine(of: scope.declaration.documentation).map { .string($0) } ?? .null),
      ("conditions", strings(scope.declaration.conditions)), ("parent", reference(scope.parent)),
      ("refines", reference(scope.refines)), ("bindings", .array(bindings.map(binding))),
      ("makers", .array(makers.map(maker))), ("children", .array(slots.map { slot($0.element) })),
      ("connections", .array(connections.map { invocation($0.element, in: scope) })),
      ("ends", .array(ends.map { invocation($0.element, in: scope) })),
    ])
  }

  private func binding(_ binding: Binding) -> OrderedJSON {
    var dependencies = dependencies(binding.creation?.dependencies ?? [], in: binding.identifier.scope)
    if case .member(let owner) = binding.provision {
      dependencies = [
        .object([
          ("parameter", .null), ("type", .string(program.describe(graph[owner].key))),
          ("source", source(.binding(owner), isDeferred: false, in: binding.identifier.scope)),
        ])
      ]
    }
    return .object([
      ("id", .string(bindings[binding.identifier] ?? "")), ("name", .string(GraphWords.name(of: binding))),
      ("key", .string(program.describe(binding.key))), ("provision", .string(provision(of: binding))),
      ("implementation", binding.creation.map { .string($0.spelling) } ?? .null),
      ("access", .string(binding.access.keyword)), ("conditions", strings(binding.conditions)),
      ("place", place(binding.place)), ("dependencies", .array(dependencies)),
    ])
  }

  private func provision(of binding: Binding) -> String {
    GraphWords.isUnnamed(binding) ? "inPlace" : GraphWords.provision(of: binding)
  }

  private func maker(_ maker: Maker) -> OrderedJSON {
    let scope = maker.identifier.scope
    let implementation: OrderedJSON
    let child: OrderedJSON
    let received: [OrderedJSON]
    switch maker.product {
    case .creation(let creation):
      implementation = .string(creation.spelling)
      child = .null
      received = dependencies(creation.dependencies, in: scope)
    case .scope(let identifier, let givens):
      implementation = .null
      child = reference(identifier)
      received = givens.filter(isShown).map { .object([("source", source($0, isDeferred: false, in: scope))]) }
    }
    return .object([
      ("id", .string(identifier(of: maker))), ("name", .string(maker.declaration.name)),
      ("type", .string(program.describe(maker.declaration.type))), ("implementation", implementation),
      ("scope", child), ("access", .string(maker.declaration.access.keyword)),
      ("conditions", strings(maker.declaration.conditions)), ("place", place(maker.declaration.place)),
      ("parameters", .array(maker.signature.parameters.map(parameter))), ("dependencies", .array(received)),
    ])
  }

  private func identifier(of maker: Maker) -> String {
    "\(Self.identifier(of: graph[maker.identifier.scope])).\(maker.signature.signature)"
  }

  private func parameter(_ parameter: Callable.Parameter) -> OrderedJSON {
    .object([("parameter", .string(parameter.name)), ("type", .string(program.describe(parameter.type)))])
  }

  private func slot(_ slot: ChildSlot) -> OrderedJSON {
    .object([
      ("name", .string(slot.name)), ("scope", reference(slot.child)), ("access", .string(slot.access.keyword)),
      ("conditions", strings(slot.conditions)), ("place", place(slot.place)),
    ])
  }

  private func invocation(_ invocation: Invocation, in scope: Scope) -> OrderedJSON {
    .object([
      ("name", .string(invocation.creation.callable.name)), ("conditions", strings(invocation.conditions)),
      ("place", place(invocation.place)),
      ("dependencies", .array(dependencies(invocation.creation.dependencies, in: scope.identifier))),
    ])
  }

  private func dependencies(_ dependencies: [Dependency], in scope: ScopeIdentifier) -> [OrderedJSON] {
    dependencies.filter { isShown($0.source) }.map { dependency in
      .object([
        ("parameter", .string(dependency.parameter.label ?? dependency.parameter.name)),
        ("type", .string(program.describe(dependency.parameter.type))),
        ("source", source(dependency.source, isDeferred: false, in: scope)),
      ])
    }
  }

  /// Of a part of the graph, only what belongs to it.
  private func isShown(_ source: Source) -> Bool {
    selection.isWhole || GraphMap.edges(of: [source]).contains { selection.contains($0.target) }
  }

  private func source(_ source: Source, isDeferred: Bool, in scope: ScopeIdentifier) -> OrderedJSON {
    let deferred = ("deferred", OrderedJSON.boolean(isDeferred))
    switch source {
    case .binding(let binding):
      return .object([("kind", .string("binding")), deferred, ("id", .string(bindings[binding] ?? ""))])
    case .assisted(let name): return .object([("kind", .string("assisted")), deferred, ("name", .string(name))])
    case .list(let elements), .variadic(let elements):
      let items = elements.map { self.source($0, isDeferred: isDeferred, in: scope) }
      return .object([("kind", .string("list")), deferred, ("elements", .array(items))])
    case .omitted: return .object([("kind", .string("default")), deferred])
    case .missing: return .object([("kind", .string("missing")), deferred])
    case .text(let text): return .object([("kind", .string("text")), deferred, ("text", .string(text))])
    case .closure(let closure):
      switch closure.target {
      case .binding(let binding): return self.source(.binding(binding), isDeferred: true, in: scope)
      case .maker(let maker, _):
        return .object([
          ("kind", .string("maker")), ("deferred", .boolean(true)), ("id", .string(identifier(of: graph[maker]))),
        ])
      case .child(let slot, let slotScope, let binding):
        let slots = graph[slotScope].slots
        return .object([
          ("kind", .string("child")), ("deferred", .boolean(true)), ("id", .string(bindings[binding] ?? "")),
          ("name", slots.indices.contains(slot) ? .string(slots[slot].name) : .null),
        ])
      }
    }
  }

  private func reference(_ scope: ScopeIdentifier?) -> OrderedJSON {
    scope.map { .string(Self.identifier(of: graph[$0])) } ?? .null
  }

  private func strings(_ list: [String]) -> OrderedJSON { .array(list.map { .string($0) }) }

  private func place(_ place: Place) -> OrderedJSON {
    .object([("path", .string(place.path)), ("line", .number(place.line)), ("column", .number(place.column))])
  }
}
