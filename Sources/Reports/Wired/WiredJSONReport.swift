import HandwireFacts
import HandwireFindings
import HandwireGraph

/// A read graph for programs: `{"version": 1, "origin": "code", "scopes": […]}`.
///
/// A scope has `id`, `name`, `module`, `kind`, `place`, `entryPoint`, `parent` and `bindings`; a binding `id`, `name`,
/// `key`, `lifetime` (and `unknown`, why it is not known), `implementation`, `instance`, `arguments`, `function`, `conditions`,
/// `place` and `receives`; each of these `parameter`, `role`, `kind` (`binding`, `scope`, `assisted`, `outside` or
/// `unknown`), what its kind needs (`id` or `text`), `path`, `deferred`, `conditional` and `place`.
struct WiredJSONReport {
  private let graph: WiredGraph
  private let selection: WiredSelection
  private let program: Program
  private let words: WiredWords
  private let scopes: [String]
  private let bindings: [String]

  init(graph: WiredGraph, selection: WiredSelection, program: Program) {
    self.graph = graph
    self.selection = selection
    self.program = program
    words = WiredWords(graph: graph)
    scopes = Self.unique(graph.scopes.map { "\($0.module).\($0.name)" })
    let scopes = scopes
    let words = words
    bindings = Self.unique(
      graph.bindings.indices.map { index in
        let binding = graph.bindings[index]
        return "\(scopes[binding.scope]).\(binding.name.isEmpty ? words.name(of: index) : binding.name)"
      })
  }

  private static func unique(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name)#\(count)"
    }
  }

  func text() -> String {
    var members: [[OrderedJSON]] = Array(repeating: [], count: graph.scopes.count)
    for (index, binding) in graph.bindings.enumerated() where selection.contains(.binding(index)) {
      members[binding.scope].append(self.binding(index))
    }
    let shown = graph.scopes.indices.filter { !members[$0].isEmpty || selection.contains(.scope($0)) }
    return OrderedJSON.object([
      ("version", .number(1)), ("origin", .string("code")),
      ("scopes", .array(shown.map { scope($0, members[$0]) })),
    ]).text()
  }

  private func scope(_ index: Int, _ members: [OrderedJSON]) -> OrderedJSON {
    let scope = graph.scopes[index]
    let kind =
      switch scope.kind {
      case .type: "type"
      case .function: "function"
      case .file: "file"
      }
    return .object([
      ("id", .string(scopes[index])), ("name", .string(scope.name)), ("module", .string(scope.module)),
      ("kind", .string(kind)), ("place", place(scope.place)), ("entryPoint", .boolean(scope.isEntryPoint)),
      ("parent", scope.parent.map { .string(scopes[$0]) } ?? .null), ("bindings", .array(members)),
    ])
  }

  private func binding(_ index: Int) -> OrderedJSON {
    let binding = graph.bindings[index]
    var reason = OrderedJSON.null
    if case .unknown(let text) = binding.lifetime { reason = .string(text) }
    let received = words.edges(of: index).filter { edge in
      selection.isWhole || (WiredMap.node(edge.target).map { selection.contains($0) } ?? false)
    }
    return .object([
      ("id", .string(bindings[index])), ("name", .string(binding.name)),
      ("key", .string(program.describe(binding.key))), ("lifetime", .string(binding.lifetime.word)),
      ("unknown", reason), ("implementation", binding.implementation.map { .string($0) } ?? .null),
      ("instance", binding.instance.map { .string(scopes[$0]) } ?? .null),
      ("arguments", .array(binding.arguments.map { .string($0) })),
      ("function", binding.function.map { .string($0) } ?? .null),
      ("conditions", .array(binding.conditions.map { .string($0) })), ("place", place(binding.place)),
      ("receives", .array(received.map(edge))),
    ])
  }

  private func edge(_ edge: WiredEdge) -> OrderedJSON {
    let kind: String
    let target: (String, OrderedJSON)
    switch edge.target {
    case .binding(let index): (kind, target) = ("binding", ("id", .string(bindings[index])))
    case .scope(let index): (kind, target) = ("scope", ("id", .string(scopes[index])))
    case .assisted(let name): (kind, target) = ("assisted", ("text", .string(name)))
    case .outside(let spelling): (kind, target) = ("outside", ("text", .string(spelling)))
    case .unknown(let reason): (kind, target) = ("unknown", ("text", .string(reason)))
    }
    return .object([
      ("parameter", edge.parameter.map { .string($0) } ?? .null),
      ("role", .string(edge.role == .value ? "value" : "dependency")), ("kind", .string(kind)), target,
      ("path", .array(edge.path.map { .string($0) })), ("deferred", .boolean(edge.isDeferred)),
      ("conditional", .boolean(edge.isConditional)), ("place", place(edge.place)),
    ])
  }

  private func place(_ place: Place) -> OrderedJSON {
    .object([("path", .string(place.path)), ("line", .number(place.line)), ("column", .number(place.column))])
  }
}
