import HandwireFacts
import HandwireFindings
import HandwireGraph

/// A function of a blueprint → a maker, a provider, a connection or an end.
struct FunctionMemberReader {
  let surroundings: BlueprintSurroundings
  let member: MemberSurroundings
  var types: TypeReader
  private(set) var findings: [Finding] = []
  /// By name: static functions that can be an implementation, but no provider.
  private(set) var opaqueFunctions: [(name: String, finding: Finding)] = []

  init(surroundings: BlueprintSurroundings, member: MemberSurroundings) {
    self.surroundings = surroundings
    self.member = member
    types = TypeReader(program: surroundings.program)
  }

  mutating func declaration(of function: FunctionFact) -> MemberDeclaration? {
    let isStatic = function.header.hasModifier("static") || function.header.hasModifier("class")
    guard isSound(function, isStatic: isStatic) else { return nil }
    let place = place(of: function)
    let type =
      function.result.map { types.type($0, in: member.context, at: place, of: name(of: function)) } ?? .void
    var signature = SignatureReader(
      surroundings: surroundings, member: member, declaration: name(of: function), types: types)
    let callable = signature.callable(of: function, result: type)
    types = signature.types
    guard let kind = isStatic ? staticKind(function, callable) : maker(function, callable) else { return nil }
    let header = function.header
    return MemberDeclaration(
      name: header.name, kind: kind, type: type,
      typeSpelling: function.result.map(TypeSpelling.text) ?? "Void", access: access(of: header),
      documentation: header.documentation, conditions: member.ownConditions(of: header),
      repeatedAttributes: repeatedAttributes(of: header),
      statedIsolation: SignatureReader.isolation(of: header, in: member.context, program: surroundings.program),
      place: place, owner: surroundings.sighting.identifier, context: member.context)
  }

  private func access(of header: DeclarationHeader) -> AccessLevel {
    min(header.access ?? member.defaultAccess ?? .internal, surroundings.access)
  }

  private func repeatedAttributes(of header: DeclarationHeader) -> [String] {
    header.attributes.filter {
      ["available", "discardableResult", "concurrent"].contains($0.name)
        || SignatureReader.isGlobalActor($0, in: member.context, program: surroundings.program)
    }.map(\.text) + header.modifiers.filter { $0.hasPrefix("nonisolated") }
  }

  /// A private provider is reported and still counts, so that whoever receives its result is not reported as well.
  private mutating func isSound(_ function: FunctionFact, isStatic: Bool) -> Bool {
    let name = function.header.name
    if !function.genericParameters.isEmpty {
      report(
        isStatic ? "provider-shape" : "maker-body", function,
        "'\(name)' is generic, and the graph is made of types that are known",
        help: "remove '<\(function.genericParameters.map(\.name).joined(separator: ", "))>' and name the types")
      return false
    }
    guard isStatic, (function.header.access ?? member.defaultAccess ?? .internal) <= .fileprivate else { return true }
    let keyword = function.header.access?.keyword
    report(
      "provider-shape", function, "'\(name)' is called by generated code in another file, and it is private",
      help: (keyword.map { "remove '\($0)'" } ?? "move it out of the private extension")
        + "; a function that only helps others stands outside of the blueprint")
    return true
  }

  private mutating func staticKind(_ function: FunctionFact, _ callable: Callable) -> MemberDeclaration.Kind? {
    guard let result = function.result else {
      guard function.header.name == "end" else { return .connection(callable) }
      if callable.thrown != nil {
        report(
          "end-shape", function, "'end' is called when the scope ends, and nobody is there to catch what it throws",
          help: "remove 'throws', and handle the error in 'end'")
      }
      return .end(callable)
    }
    if function.header.name == "end" {
      report(
        "end-shape", function, "'end' is called for its effect when the scope ends, and nobody takes what it returns",
        help: "remove '-> \(TypeSpelling.text(result))', or give the provider another name")
      return nil
    }
    if case .opaque = callable.result {
      let finding = finding(
        "provider-shape", function,
        "'\(function.header.name)' returns an opaque type, which the graph cannot name as a key",
        help: "write '-> \(TypeSpelling.text(result).replacing("some ", with: "any "))', or name it in a maker: "
          + "'built(Self.\(function.header.name))'")
      opaqueFunctions.append((function.header.name, finding))
      return nil
    }
    return .provider(callable)
  }

  private mutating func maker(_ function: FunctionFact, _ callable: Callable) -> MemberDeclaration.Kind? {
    let name = function.header.name
    guard case .call(.reference(let path, labels: nil), let arguments) = function.body,
      ["built", "Handwire.built"].contains(TypeSpelling.text(path))
    else {
      reportBody(function)
      return recovered(callable)
    }
    guard function.result != nil else {
      report(
        "maker-body", function, "'\(name)' makes something for each call, and does not say what",
        help: "write the type: '\(header(of: function)) -> Value { built() }'")
      return nil
    }
    if let graph = graph(of: callable.result) {
      if case .optional = callable.result {
        report(
          "maker-body", function, "'\(name)' begins a new scope for each call, so it never returns nil",
          help: "write '-> \(graph.name)'")
        return nil
      }
      guard arguments.isEmpty else {
        refuse(arguments[0], of: function, help: "write 'built()': a graph class has one initializer")
        return nil
      }
      return surroundings.graphs[graph].map { .scopeMaker(callable, $0) }
    }
    guard let argument = arguments.first else {
      guard case .opaque = callable.result else { return .maker(callable, nil) }
      report(
        "maker-body", function, "'\(name)' hides the type that it makes, and does not say which one it is",
        help: "name the type: 'built(Implementation.self)'")
      return nil
    }
    guard arguments.count == 1, argument.label == nil else {
      refuse(
        arguments.first { $0.label != nil } ?? argument, of: function,
        help: "write 'built()' or 'built(Implementation.self)'; everything else comes from the graph")
      return recovered(callable)
    }
    let place = Place(argument.position, in: member.path)
    return .maker(
      callable,
      implementation(argument, of: function)
        ?? ImplementationReference(target: .refused, spelling: TypeSpelling.text(path), place: place))
  }

  /// A maker whose body is wrong still makes what its type says, where that is one that can be made.
  private func recovered(_ callable: Callable) -> MemberDeclaration.Kind? {
    guard case .nominal(let identifier, _) = callable.result, surroundings.graphs[identifier] == nil else { return nil }
    return .maker(callable, nil)
  }

  private mutating func implementation(
    _ argument: ArgumentFact, of function: FunctionFact
  ) -> ImplementationReference? {
    var reader = ImplementationReader(
      surroundings: surroundings, context: member.context, place: Place(argument.position, in: member.path),
      declaration: name(of: function), providerSignature: "static " + header(of: function) + result(of: function),
      types: types)
    let reference = reader.reference(argument.value)
    types = reader.types
    findings += reader.findings
    return reference
  }

  private func graph(of type: ResolvedType) -> TypeIdentifier? {
    let plain = if case .optional(let wrapped) = type { wrapped } else { type }
    guard case .nominal(let identifier, _) = plain, surroundings.graphs[identifier] != nil else { return nil }
    return identifier
  }

  private mutating func reportBody(_ function: FunctionFact) {
    let written = header(of: function) + result(of: function)
    let help =
      function.result == nil
      ? "write a connection, which is called once at the end of the graph's init: static \(written) { … }"
      : "write '\(written) { built() }', or put the code into a provider: static \(written) { … }"
    report(
      "maker-body", function,
      "a blueprint is never run, so the body of '\(function.header.name)' can only be 'built()'", help: help)
  }

  private mutating func refuse(_ argument: ArgumentFact, of function: FunctionFact, help: String) {
    findings.append(
      Finding(
        rule: "maker-body", severity: .error, message: "'built' in '\(function.header.name)' cannot take this",
        place: Place(argument.position, in: member.path), help: help, declaration: name(of: function),
        subject: function.header.name))
  }

  private mutating func report(_ rule: String, _ function: FunctionFact, _ message: String, help: String) {
    findings.append(finding(rule, function, message, help: help))
  }

  private func finding(_ rule: String, _ function: FunctionFact, _ message: String, help: String) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, place: place(of: function), help: help,
      declaration: name(of: function), subject: function.header.name)
  }

  private func place(of function: FunctionFact) -> Place { Place(function.header.position, in: member.path) }

  /// `AppBlueprint.makeTrip(id:)`
  private func name(of function: FunctionFact) -> String {
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return "\(surroundings.sighting.name).\(function.header.name)(\(labels))"
  }

  /// `func makeTrip(id: Trip.ID) async throws`
  private func header(of function: FunctionFact) -> String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(TypeSpelling.text(parameter.type))"
    }
    let effects = (function.effects.isAsync ? " async" : "") + (function.effects.canThrow ? " throws" : "")
    return "func \(function.header.name)(\(parameters.joined(separator: ", ")))\(effects)"
  }

  private func result(of function: FunctionFact) -> String {
    function.result.map { " -> " + TypeSpelling.text($0) } ?? ""
  }
}
