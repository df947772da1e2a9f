import HandwireFacts
import HandwireGraph

/// What a proven graph says, in lines that generated code can say too.
///
/// What a child inherits is named by where its values come from, for every graph that begins such a child; what is built
/// anew is spelled out.
struct ProvenStatements {
  private let graph: ObjectGraph
  private let program: Program
  /// Scopes that begin each scope, by slot or maker.
  private var beginners: [ScopeIdentifier: [ScopeIdentifier]] = [:]
  private var early: Set<BindingIdentifier> = []
  /// Children's givens that their makers supply from the graph.
  private var supplied: [BindingIdentifier: [(ScopeIdentifier, Source)]] = [:]

  init(graph: ObjectGraph, program: Program) {
    self.graph = graph
    self.program = program
    for scope in graph.scopes {
      for slot in scope.slots { beginners[slot.child, default: []].append(scope.identifier) }
      for maker in scope.makers {
        guard case .scope(let child, let sources) = maker.product else { continue }
        beginners[child, default: []].append(scope.identifier)
        let givens = graph[child].bindings.filter { if case .given = $0.provision { true } else { false } }
        for (given, source) in zip(givens, sources) {
          if case .assisted = source { continue }
          supplied[given.identifier, default: []].append((scope.identifier, source))
        }
      }
      findEarly(in: scope)
    }
  }

  private mutating func findEarly(in scope: Scope) {
    var pending = scope.connections.flatMap(\.creation.dependencies.edges)
    for binding in scope.bindings where !binding.isOmitted {
      if case .owned(_, isLazy: false) = binding.provision { pending += graph.edges(from: binding.identifier) }
    }
    var seen: Set<BindingIdentifier> = []
    while let edge = pending.popLast() {
      guard !edge.isDeferred, case .binding(let target) = edge.target, target.scope == scope.identifier,
        seen.insert(target).inserted
      else { continue }
      switch graph[target].provision {
      case .owned:
        early.insert(target)
        pending += graph.edges(from: target)
      case .built, .provided, .inPlace: pending += graph.edges(from: target)
      case .given, .member, .shared: break
      }
    }
  }

  var lines: [String] { graph.scopes.flatMap { lines(of: $0) } }

  private func lines(of scope: Scope) -> [String] {
    var lines: [String] = []
    for binding in scope.bindings where !binding.isOmitted {
      let type = program.describe(binding.key)
      switch binding.provision {
      case .given:
        if supplied[binding.identifier] == nil { lines.append("\(scope.name) given \(binding.name): \(type)") }
      case .owned(let creation, let isLazy):
        let word = isLazy && !early.contains(binding.identifier) ? "lazy" : "owned"
        let made = text(of: creation, in: scope.identifier)
        // A double is shown as what it is, so that a test can tell it what to do.
        let shown = made.hasPrefix("Stub") ? String(made.prefix { $0 != "(" }) : type
        lines.append("\(scope.name) \(word) \(binding.name): \(shown) = \(made)")
      case .shared(let creation, _):
        lines.append("\(scope.name) shared \(binding.name): \(type) = \(text(of: creation, in: scope.identifier))")
      case .member, .built, .provided, .inPlace: continue
      }
    }
    for maker in scope.makers {
      let names = maker.signature.parameters.map(\.name).joined(separator: ", ")
      let product =
        switch maker.product {
        case .creation(let creation): text(of: creation, in: scope.identifier)
        case .scope(let child, _): graph[child].name
        }
      lines.append("\(scope.name) makes \(maker.declaration.name)(\(names)) = \(product)")
    }
    for slot in scope.slots { lines.append("\(scope.name) slot \(slot.name) = \(graph[slot.child].name)") }
    for call in scope.connections {
      lines.append("\(scope.name) joins \(text(of: call.creation, in: scope.identifier))")
    }
    for call in scope.ends { lines.append("\(scope.name) ends \(text(of: call.creation, in: scope.identifier))") }
    return lines
  }

  private func text(
    of creation: Creation, in scope: ScopeIdentifier, _ arguments: [String: String] = [:]
  ) -> String {
    let parts = creation.dependencies.compactMap { dependency -> String? in
      let values = texts(of: dependency.source, in: scope, arguments)
      guard !values.isEmpty else { return nil }
      return "\(dependency.parameter.label ?? dependency.parameter.name): \(values.joined(separator: " & "))"
    }
    return "\(creation.spelling)(\(parts.joined(separator: ", ")))"
  }

  private func texts(of source: Source, in scope: ScopeIdentifier, _ arguments: [String: String]) -> [String] {
    switch source {
    case .binding(let binding): return [text(of: binding, from: scope, arguments)]
    case .assisted(let name): return [arguments[name] ?? "argument \(plain(name))"]
    case .closure(let closure): return ["{ \(text(of: closure, in: scope, arguments)) }"]
    case .list(let elements), .variadic(let elements): return elements.flatMap { texts(of: $0, in: scope, arguments) }
    case .omitted, .missing, .text: return []
    }
  }

  private func text(of closure: Source.Closure, in scope: ScopeIdentifier, _ arguments: [String: String]) -> String {
    switch closure.target {
    case .binding(let binding), .child(_, _, let binding):
      if graph[binding].scope != scope, isChild(graph[binding].scope, of: scope) {
        return "\(graph[binding.scope].name).\(graph[binding].name)"
      }
      return text(of: binding, from: scope, arguments)
    case .maker(let identifier, let sources):
      let maker = graph[identifier]
      var inner: [String: String] = [:]
      for (parameter, source) in zip(maker.signature.parameters, sources) {
        inner[parameter.name] = texts(of: source, in: scope, arguments).joined(separator: " & ")
      }
      switch maker.product {
      case .creation(let creation): return seen(identifier.scope, from: scope) { text(of: creation, in: $0, inner) }
      case .scope(let child, _): return graph[child].name
      }
    }
  }

  private func isChild(_ inner: ScopeIdentifier, of outer: ScopeIdentifier) -> Bool {
    graph[outer].slots.contains { $0.child == inner }
  }

  /// What is said in a scope further out, for every graph by which one gets there.
  private func seen(
    _ outer: ScopeIdentifier, from scope: ScopeIdentifier, _ text: (ScopeIdentifier) -> String
  ) -> String {
    if outer == scope || graph[scope].refines == outer { return text(scope) }
    let texts = (beginners[scope] ?? []).map { seen(outer, from: $0, text) }
    return Set(texts).sorted().joined(separator: " | ")
  }

  private func text(
    of identifier: BindingIdentifier, from scope: ScopeIdentifier, _ arguments: [String: String]
  ) -> String {
    if identifier.scope != scope {
      return seen(identifier.scope, from: scope) { there in
        // A variant has the binding of the same name in its place.
        let own = graph[there].bindings.first { $0.name == graph[identifier].name && !$0.name.isEmpty }
        let found = there == identifier.scope ? identifier : own?.identifier ?? identifier
        return text(of: found, from: found.scope, arguments)
      }
    }
    let binding = graph[identifier]
    let name = "\(graph[scope].name).\(binding.name)"
    switch binding.provision {
    case .given:
      guard let sources = supplied[identifier] else { return name }
      return Set(sources.flatMap { texts(of: $0.1, in: $0.0, [:]) }).sorted().joined(separator: " | ")
    case .member(let owner):
      // Members are read by their type.
      return "\(program.describe(graph[owner].key)).\(binding.name)"
    case .owned, .shared: return name
    case .built(let creation), .provided(let creation), .inPlace(let creation):
      return text(of: creation, in: scope, arguments)
    }
  }
}

/// The writer tells arguments of one name apart by a number.
func plain(_ name: String) -> String {
  let word = name.reversed().drop { $0.isNumber }
  return word.isEmpty ? name : String(word.reversed())
}

extension Binding { fileprivate var scope: ScopeIdentifier { identifier.scope } }
