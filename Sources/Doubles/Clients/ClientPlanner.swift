import HandwireFacts
import HandwireFindings

/// A struct of closures → its values for tests and previews, or why there can be none.
struct ClientPlanner {
  let program: Program
  let module: Module
  let site: LexicalContext
  let stubs: [TypeIdentifier: MakeableStub]
  /// Whether it is for a graph, which tells each endpoint how it is reached.
  var isInGraph = false

  func plan(of declaration: TypeDeclaration) -> (plan: ClientPlan?, refusals: [Refusal]) {
    let identifier = declaration.identifier
    guard declaration.fact.genericParameters.isEmpty else {
      return (nil, [Refusal(reason: "it is generic, so there is no one value of it", place: declaration.place)])
    }
    let set = program.initializers(of: .nominal(identifier, arguments: []), seenFrom: site)
    if let unknown = set.unknown {
      return (nil, [Refusal(reason: "its initializers are unknown: \(unknown)", place: declaration.place)])
    }
    let usable = set.candidates.filter { candidate in
      candidate.visibility == .visible && candidate.availability == .available && !candidate.isAsync
        && candidate.thrown == nil && !candidate.isFailable && candidate.openGenericParameters.isEmpty
        && candidate.parameters.contains { isClosure($0.type) }
    }
    guard let callable = usable.max(by: { closureCount($0) < closureCount($1) }) else {
      return (nil, [Refusal(reason: "no initializer that can be seen takes closures", place: declaration.place)])
    }
    let names = declaredNames(declaration)
    let values =
      isInGraph
      ? [unimplemented(callable, identifier)]
      : [unimplemented(callable, identifier), preview(callable)].filter { !names.contains($0.name) }
    if isInGraph, let lacking = values.first?.parameters.dropFirst().first {
      return (nil, [Refusal(reason: "nothing can be put in place of '\(lacking)'", place: declaration.place)])
    }
    guard !values.isEmpty else {
      return (nil, [Refusal(reason: "it has an 'unimplemented' and a 'preview' already", place: declaration.place)])
    }
    var plan = ClientPlan(
      name: identifier.path.map(SourceName.type).joined(separator: "."), access: access(of: declaration),
      attributes: attributes(callable), conditions: declaration.fact.header.conditions, values: values)
    plan.mentions = values.flatMap { $0.parameters + $0.arguments }
    return (plan, [])
  }

  private func isClosure(_ type: ResolvedType) -> Bool { if case .function = type { true } else { false } }

  private func closureCount(_ callable: Callable) -> Int { callable.parameters.count { isClosure($0.type) } }

  private func declaredNames(_ declaration: TypeDeclaration) -> Set<String> {
    let extensions = program.extensions(of: declaration.identifier).map(\.fact.members)
    let members = [declaration.fact.members] + extensions
    return Set(
      members.flatMap { $0.properties.filter(\.isStatic).map(\.header.name) + $0.functions.map(\.header.name) })
  }

  private func access(of declaration: TypeDeclaration) -> String {
    guard module.role != .test else { return "" }
    switch declaration.access {
    case .public, .open: return "public "
    case .package: return "package "
    case .private, .fileprivate, .internal: return ""
    }
  }

  private func attributes(_ callable: Callable) -> [String] {
    guard case .globalActor(let actor) = callable.isolation else { return [] }
    return module.settings.isMainActorByDefault && actor == "MainActor" ? [] : ["@\(actor)"]
  }

  private func placeholder(_ type: ResolvedType, _ callable: Callable) -> String? {
    PlaceholderFinder(program: program, site: site, isolation: callable.isolation, stubs: stubs)
      .placeholder(for: type, depth: 0)
  }

  // MARK: Values

  private func unimplemented(_ callable: Callable, _ identifier: TypeIdentifier) -> ClientPlan.Value {
    let path = isInGraph ? ", path: path" : ""
    return value(
      ClientPlan.Value(
        name: "unimplemented",
        documentation: isInGraph
          ? "Every endpoint fails the test that reaches it, by name and by the way that leads there."
          : "Every endpoint fails the test that reaches it, by name.",
        parameters: isInGraph ? ["path: String"] : []),
      callable
    ) { parameter, function in
      // What stands before the endpoint's name hides the function of that name.
      let start = "HandwireAmbient.unimplemented(\"\(parameter.name)\", of: \(identifier.dottedName).self\(path)"
      if function.result == .void || function.thrown == ResolvedType.anyThrown { return "\(start))" }
      return placeholder(function.result, callable).map { "\(start), returning: \($0))" }
    }
  }

  private func preview(_ callable: Callable) -> ClientPlan.Value {
    value(
      ClientPlan.Value(name: "preview", documentation: "Every endpoint answers at once, with nothing in it."), callable
    ) { _, function in
      let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
      let header = names.isEmpty ? "" : "\(names) in"
      if function.result == .void { return header.isEmpty ? "{}" : "{ \(header) }" }
      let start = header.isEmpty ? "{ " : "{ \(header) "
      if let placeholder = placeholder(function.result, callable) { return "\(start)\(placeholder) }" }
      return function.thrown == ResolvedType.anyThrown ? "\(start)throw CancellationError() }" : nil
    }
  }

  private func value(
    _ start: ClientPlan.Value, _ callable: Callable,
    endpoint: (Callable.Parameter, ResolvedType.Function) -> String?
  ) -> ClientPlan.Value {
    var value = start
    for parameter in callable.parameters {
      var text: String?
      if case .function(let function) = parameter.type {
        text = isPlain(parameter) ? endpoint(parameter, function) : nil
      } else {
        if parameter.hasDefault || parameter.isVariadic { continue }
        text = placeholder(parameter.type, callable)
      }
      let label = parameter.label.map { "\(SourceName.label($0)): " } ?? ""
      if text == nil, parameter.hasDefault { continue }
      if text == nil { value.parameters.append(declaration(parameter)) }
      value.arguments.append(label + (text ?? SourceName.declared(parameter.name)))
    }
    return value
  }

  /// No `inout` and the like among the closure's parameters, which a parameter pack does not take.
  private func isPlain(_ parameter: Callable.Parameter) -> Bool {
    guard case .function(let function) = parameter.spelling else { return true }
    return function.parameters.allSatisfy { if case .other = $0 { false } else { true } }
  }

  private func declaration(_ parameter: Callable.Parameter) -> String {
    let escaping = isClosure(parameter.type) ? "@escaping " : ""
    let type = isPlain(parameter) ? program.spelling(of: parameter.type, in: site) : parameter.spelling.description
    return "\(SourceName.declared(parameter.name)): \(escaping)\(type)"
  }
}

extension ResolvedType {
  /// What an untyped `throws` throws.
  static let anyThrown = ResolvedType.existential([.external(path: ["Error"], arguments: [])])
}
