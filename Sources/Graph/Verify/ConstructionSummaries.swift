import HandwireFacts

/// Summaries of all bindings that are constructed with their receivers, each computed once.
struct ConstructionSummaries {
  private let program: Program
  private let graph: ObjectGraph
  private let numbering: GraphNumbering
  private var summaries: [ConstructionSummary?]
  private var sendability: [ResolvedType: Bool] = [:]

  init(program: Program, graph: ObjectGraph) {
    self.program = program
    self.graph = graph
    numbering = GraphNumbering(graph)
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

  /// What the call itself does and takes.
  func summary(of creation: Creation) -> ConstructionSummary {
    var summary = taken(by: creation.dependencies)
    summary.addCall(creation.callable)
    return summary
  }

  /// What the arguments of a call do and take.
  func taken(by dependencies: [Dependency]) -> ConstructionSummary {
    dependencies.reduce(into: ConstructionSummary()) { add($1.source, to: &$0) }
  }

  func summary(of source: Source) -> ConstructionSummary {
    var result = ConstructionSummary()
    add(source, to: &result)
    return result
  }

  private func add(_ source: Source, to result: inout ConstructionSummary) {
    switch source {
    case .binding(let binding): result.add(summary(of: binding))
    case .list(let elements), .variadic(let elements): for element in elements { add(element, to: &result) }
    case .closure(let closure): add(closure, to: &result)
    case .assisted, .omitted, .missing: break
    }
  }

  /// A closure does nothing by itself; what it captures is kept for it.
  private func add(_ closure: Source.Closure, to result: inout ConstructionSummary) {
    let captured = captures(of: closure)
    result.captured = result.captured ?? captured.captured
    result.madeLater = result.madeLater ?? captured.madeLater
    let isFree = closure.function.isSendable || closure.function.globalActor != nil
    if !isFree { result.kept = result.kept ?? captured.captured }
  }

  /// What is done when the closure is called, and what it captures.
  func captures(of closure: Source.Closure) -> ConstructionSummary {
    switch closure.target {
    case .maker(let maker, _): summary(of: maker)
    case .binding(let binding): summary(of: binding)
    case .child: ConstructionSummary()
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

  private mutating func constructed(_ creation: Creation, _ node: Int) -> ConstructionSummary {
    var summary = summary(of: creation)
    guard case .binding(let identifier) = numbering.targets[node] else { return summary }
    if graph[identifier].isShared {
      // Whoever asks may be the one for whom it is made; then what is made throws.
      var result = stored(node)
      result.throwing = summary.throwing
      return result
    }
    if !isSurelyNotSendable(graph[identifier].key) {
      summary.kept = nil
    } else if case .globalActor = creation.callable.isolation {
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

  private mutating func stored(_ node: Int) -> ConstructionSummary {
    var summary = ConstructionSummary()
    guard case .binding(let identifier) = numbering.targets[node] else { return summary }
    let binding = graph[identifier]
    if binding.isDeferred { summary.madeLater = identifier }
    if isSurelyNotSendable(binding.key) {
      summary.kept = identifier
      summary.captured = identifier
    }
    return summary
  }

  private mutating func isSurelyNotSendable(_ type: ResolvedType) -> Bool {
    if let known = sendability[type] { return known }
    let answer = program.isSendable(type) == .no
    sendability[type] = answer
    return answer
  }
}
