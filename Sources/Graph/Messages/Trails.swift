import HandwireFacts

/// The shortest way from something that the user can call or read to each binding, written on one line.
struct Trails {
  private let graph: ObjectGraph
  private let program: Program
  /// What receives each target on the shortest way; absent for those where a way begins.
  private var receivers: [Edge.Target: Edge.Target] = [:]

  /// - Parameter inner: bindings where no way begins, although the user can read them.
  init(graph: ObjectGraph, program: Program, inner: Set<BindingIdentifier> = []) {
    self.graph = graph
    self.program = program
    var seen: Set<Edge.Target> = []
    for isPrivateToo in [false, true] {
      var level = Self.beginnings(of: graph, isPrivateToo: isPrivateToo, except: inner)
        .filter { seen.insert($0).inserted }
      while !level.isEmpty {
        var next: [Edge.Target] = []
        for target in level {
          for edge in Self.edges(from: target, in: graph) where seen.insert(edge.target).inserted {
            receivers[edge.target] = target
            next.append(edge.target)
          }
        }
        level = next
      }
    }
  }

  private static func beginnings(
    of graph: ObjectGraph, isPrivateToo: Bool, except inner: Set<BindingIdentifier>
  ) -> [Edge.Target] {
    graph.scopes.flatMap { scope in
      let makers = scope.makers.map { Edge.Target.maker($0.identifier) }
      let bindings = scope.bindings.filter { binding in
        if inner.contains(binding.identifier) { return false }
        if isPrivateToo { return true }
        if case .provided = binding.provision { return false }
        return binding.access > .fileprivate
      }.map { Edge.Target.binding($0.identifier) }
      // What is built with the graph is nearer to a test than what it may call.
      return inner.isEmpty ? makers + bindings : bindings + makers
    }
  }

  private static func edges(from target: Edge.Target, in graph: ObjectGraph) -> [Edge] {
    switch target {
    case .binding(let binding): graph.edges(from: binding)
    case .maker(let maker): graph.edges(from: maker)
    }
  }

  /// `SessionGraph.makeTripDetail(tripID:) → TripDetailModel → RefundNotifier`, up to what `site` constructs.
  func trail(to site: Site) -> String {
    let start: Edge.Target
    switch site.owner {
    case .binding(let binding): start = .binding(binding)
    case .maker(let maker): start = .maker(maker)
    case .connection(let scope, _), .end(let scope, _):
      return "\(graph[scope].name) → \(program.describe(site.callable))"
    }
    return text(of: way(to: start))
  }

  /// `SessionGraph.makeTripDetail(tripID:) → TripDetailModel → refunds: any RefundRequesting`, and who else receives it.
  ///
  /// - Parameter others: All that receive it directly.
  func trail(to binding: BindingIdentifier, receivedBy others: [Edge.Target]) -> String {
    let way = way(to: .binding(binding)).dropLast()
    let name = graph[binding].name
    guard !way.isEmpty else { return "\(graph[binding.scope].name).\(name)" }
    var seen = Set(way.compactMap(constructed))
    let also = others.compactMap(constructed).filter { seen.insert($0).inserted }.sorted()
    let text = "\(text(of: Array(way))) → \(name): \(program.describe(graph[binding].key))"
    if also.isEmpty { return text }
    let shown = also.count > 3 ? also.prefix(3) + ["\(also.count - 3) more"] : also[...]
    return "\(text) (or in \(shown.joined(separator: ", ")))"
  }

  private func way(to target: Edge.Target) -> [Edge.Target] {
    var steps = [target]
    while let last = steps.last, let receiver = receivers[last] { steps.append(receiver) }
    return steps.reversed()
  }

  private func text(of way: [Edge.Target]) -> String {
    var names = way.prefix(1).map { beginning($0) }
    for step in way {
      if let name = constructed(step), names.last != name { names.append(name) }
    }
    return names.joined(separator: " → ")
  }

  /// The one whose call leads there, where the way begins with one of the same scope.
  func maker(to site: Site) -> MakerIdentifier? {
    var step: Edge.Target
    switch site.owner {
    case .binding(let binding): step = .binding(binding)
    case .maker(let maker): step = .maker(maker)
    case .connection, .end: return nil
    }
    while let receiver = receivers[step] { step = receiver }
    guard case .maker(let maker) = step, maker.scope == site.scope else { return nil }
    return maker
  }

  private func beginning(_ target: Edge.Target) -> String {
    switch target {
    case .binding(let identifier):
      let binding = graph[identifier]
      switch binding.provision {
      case .provided(let creation): return program.describe(creation.callable)
      case .inPlace: return graph[identifier.scope].name
      case .given, .member, .owned, .built, .shared: return "\(graph[identifier.scope].name).\(binding.name)"
      }
    case .maker(let maker): return "\(graph[maker.scope].name).\(graph[maker].signature.signature)"
    }
  }

  private func constructed(_ target: Edge.Target) -> String? {
    switch target {
    case .binding(let identifier):
      guard let callable = graph[identifier].creation?.callable else { return graph[identifier].name }
      if callable.origin == .staticFunction { return program.describe(callable) }
      return program.describe(callable.result.withoutOptional)
    case .maker(let maker):
      switch graph[maker].product {
      case .creation(let creation): return program.describe(creation.callable.result.withoutOptional)
      case .scope(let scope, _): return graph[scope].name
      }
    }
  }
}
