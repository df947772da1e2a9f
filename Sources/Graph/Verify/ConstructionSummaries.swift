import HandwireFacts

/// Summaries of all bindings that are constructed with their receivers, each computed once.
struct ConstructionSummaries {
  private let program: Program
  private let graph: ObjectGraph
  private let numbering: GraphNumbering
  let early: EarlyBindings
  private var summaries: [ConstructionSummary?]
  /// Bindings whose type is surely not `Sendable`.
  private let unsendable: Set<BindingIdentifier>

  init(program: Program, graph: ObjectGraph) {
    self.program = program
    self.graph = graph
    numbering = GraphNumbering(graph)
    early = EarlyBindings(graph: graph)
    unsendable = Self.unsendable(in: graph, program)
    summaries = Array(repeating: nil, count: numbering.targets.count)
    for node in numbering.targets.indices { summarize(node) }
  }

  /// What a receiver of the binding takes and does.
  func summary(of binding: BindingIdentifier) -> ConstructionSummary {
    summaries[numbering.number(of: .binding(binding))] ?? ConstructionSummary()
  }

  /// What a call of the maker does, and takes from the graph.
  func summary(of maker: MakerIdentifier) -> ConstructionSummary {
    summaries[numbering.number(of: .maker(maker))] ?? ConstructionSummary()
  }

  /// What a call in that scope does and takes.
  func summary(of creation: Creation, in scope: ScopeIdentifier) -> ConstructionSummary {
    var summary = taken(by: creation.dependencies, in: scope)
    summary.addCall(creation.callable)
    return summary
  }

  /// What the arguments of a call do and take.
  func taken(by dependencies: [Dependency], in scope: ScopeIdentifier) -> ConstructionSummary {
    dependencies.reduce(into: ConstructionSummary()) { add($1.source, in: scope, to: &$0) }
  }

  func summary(of source: Source, in scope: ScopeIdentifier) -> ConstructionSummary {
    var result = ConstructionSummary()
    add(source, in: scope, to: &result)
    return result
  }

  private func add(_ source: Source, in scope: ScopeIdentifier, to result: inout ConstructionSummary) {
    switch source {
    case .binding(let binding): result.add(received(binding, in: scope))
    case .list(let elements), .variadic(let elements):
      for element in elements { add(element, in: scope, to: &result) }
    case .closure(let closure): add(closure, in: scope, to: &result)
    case .assisted, .omitted, .missing, .text: break
    }
  }

  /// What comes from further out is handed to the graph's init, which is how it is kept.
  private func received(_ binding: BindingIdentifier, in scope: ScopeIdentifier) -> ConstructionSummary {
    var result = summary(of: binding)
    if binding.scope != scope, unsendable.contains(binding) {
      result.kept = binding
      result.captured = binding
    }
    return result
  }

  /// A closure does nothing by itself; what it captures is kept for it.
  private func add(_ closure: Source.Closure, in scope: ScopeIdentifier, to result: inout ConstructionSummary) {
    let captures = captures(of: closure, in: scope)
    result.captured = result.captured ?? captures.captured
    result.madeLater = result.madeLater ?? captures.madeLater
    let isFree = closure.function.isSendable || closure.function.globalActor != nil
    if !isFree { result.kept = result.kept ?? captures.captured ?? captures.madeLater?.binding }
  }

  /// What is done when the closure is called, and what it captures.
  func captures(of closure: Source.Closure, in scope: ScopeIdentifier) -> ConstructionSummary {
    switch closure.target {
    case .maker(let maker, _):
      var result = summary(of: maker)
      if maker.scope != scope {
        // The graph further out hands in a closure of the maker's own type.
        result.addCall(graph[maker].signature)
        result.madeLater = .maker(maker)
      }
      return result
    case .binding(let binding):
      var result = received(binding, in: scope)
      if binding.scope != scope, graph[binding].isInline { result.madeLater = .binding(binding) }
      return result
    case .child: return ConstructionSummary()
    }
  }

  /// Depth first, what a node takes before the node itself; a cycle is left where it closes.
  private mutating func summarize(_ root: Int) {
    var path = [(node: root, isReady: false)]
    var open: Set<Int> = []
    while let (node, isReady) = path.popLast() {
      guard summaries[node] == nil else { continue }
      let creation = repeatedCreation(node)
      if !isReady, let creation, open.insert(node).inserted {
        path.append((node, true))
        path += creation.dependencies.edges.map { (numbering.number(of: $0.target), false) }
          .filter { summaries[$0.0] == nil && !open.contains($0.0) }
        continue
      }
      summaries[node] = creation.map { constructed($0, node) } ?? stored(node)
    }
  }

  private func constructed(_ creation: Creation, _ node: Int) -> ConstructionSummary {
    var summary = summary(of: creation, in: numbering.targets[node].scope)
    guard case .binding(let identifier) = numbering.targets[node] else { return summary }
    if graph[identifier].isShared {
      // Whoever asks may be the one for whom it is made; then what is made throws.
      var result = stored(node)
      result.throwing = summary.throwing
      return result
    }
    if !unsendable.contains(identifier) {
      summary.kept = nil
    } else if case .globalActor = creation.callable.isolation {
      summary.kept = summary.kept ?? identifier
    } else if case .globalActor = graph[identifier.scope].declaration.isolation,
      creation.dependencies.contains(where: { $0.source.isBoundClosure })
    {
      // A closure of the graph's actor is in it.
      summary.kept = summary.kept ?? identifier
    }
    return summary
  }

  /// The call that may be made whenever a receiver asks; `nil` for what is there by then.
  private func repeatedCreation(_ node: Int) -> Creation? {
    switch numbering.targets[node] {
    case .binding(let binding): graph[binding].isInline || graph[binding].isShared ? graph[binding].creation : nil
    case .maker(let maker): graph[maker].creation
    }
  }

  private func stored(_ node: Int) -> ConstructionSummary {
    var summary = ConstructionSummary()
    guard case .binding(let identifier) = numbering.targets[node] else { return summary }
    let binding = graph[identifier]
    if early.isMadeLater(binding) { summary.madeLater = .binding(identifier) }
    if unsendable.contains(identifier) {
      summary.kept = identifier
      summary.captured = identifier
    }
    return summary
  }

  private static func unsendable(in graph: ObjectGraph, _ program: Program) -> Set<BindingIdentifier> {
    var known: [ResolvedType: Bool] = [:]
    var result: Set<BindingIdentifier> = []
    for scope in graph.scopes {
      for binding in scope.bindings {
        let isUnsendable = known[binding.key] ?? (program.isSendable(binding.key) == .no)
        known[binding.key] = isUnsendable
        guard isUnsendable, program.isSendable(binding.key, from: scope.declaration.context) == .no else { continue }
        result.insert(binding.identifier)
      }
    }
    return result
  }
}

extension Source {
  /// A closure that runs where it was made.
  fileprivate var isBoundClosure: Bool {
    if case .closure(let closure) = self {
      !closure.function.isSendable && closure.function.globalActor == nil
    } else {
      false
    }
  }
}

extension Edge.Target {
  var scope: ScopeIdentifier {
    switch self {
    case .binding(let binding): binding.scope
    case .maker(let maker): maker.scope
    }
  }

  var binding: BindingIdentifier? {
    switch self {
    case .binding(let binding): binding
    case .maker: nil
    }
  }
}
