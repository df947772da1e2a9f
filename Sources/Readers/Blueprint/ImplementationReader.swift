import HandwireFacts
import HandwireFindings
import HandwireGraph

/// Reads what a marker or `built(…)` names as the implementation.
struct ImplementationReader {
  let surroundings: BlueprintSurroundings
  let context: LexicalContext
  let place: Place
  /// `AppBlueprint.analytics`
  let declaration: String
  /// A whole provider, without its body: `static func analytics() -> any Analytics`.
  let providerSignature: String
  var types: TypeReader
  private(set) var findings: [Finding] = []

  init(
    surroundings: BlueprintSurroundings, context: LexicalContext, place: Place, declaration: String,
    providerSignature: String, types: TypeReader
  ) {
    self.surroundings = surroundings
    self.context = context
    self.place = place
    self.declaration = declaration
    self.providerSignature = providerSignature
    self.types = types
  }

  private var program: Program { surroundings.program }
  private var blueprint: TypeIdentifier { surroundings.sighting.identifier }
  /// Where the graph class stands.
  private var outside: LexicalContext { LexicalContext(module: context.module, file: context.file) }

  mutating func reference(_ expression: ExpressionFact) -> ImplementationReference? {
    switch expression {
    case .metatype(let type):
      guard let resolved = implementation(type) else { return nil }
      return reference(.type(resolved), program.spelling(of: resolved, in: outside))
    case .initializerReference(let type, let labels):
      guard let resolved = implementation(type) else { return nil }
      return reference(.initializer(resolved, labels: labels), program.spelling(of: resolved, in: outside))
    case .reference(let path, let labels): return function(path, labels: labels)
    case .call(let callee, _):
      let type = Self.typeName(callee)
      return refuse(
        "this makes a value here, and a blueprint only names what the graph is to call",
        subject: type.map { $0 + "(…)" } ?? "a call",
        help: type.map { "write '\($0).self' if the graph has all that it needs, else \(providerHelp)" })
    case .implicitMember(let name):
      return refuse(
        "'.\(name)' does not say of which type", subject: "." + name, help: "write 'Implementation.\(name)'")
    case .other(let text) where text.hasPrefix("{"):
      return refuse("a closure cannot be read as an implementation", subject: text)
    case .other(let text): return refuse("'\(text)' names neither a type nor a function", subject: text)
    case .stringLiteral, .arrayLiteral, .booleanLiteral:
      return refuse("a literal names neither a type nor a function", subject: "a literal")
    }
  }

  private mutating func implementation(_ type: TypeExpression) -> ResolvedType? {
    let resolved = types.type(replacingSelf(type), in: context, at: place, of: declaration, mayBeOpen: true)
    if case .unknown = resolved { return nil }
    if resolved.isProtocol {
      return refuse(
        "\(program.describe(resolved)) is a protocol, and an implementation is a type that can be made",
        subject: program.describe(resolved), help: "name a type that conforms to it")
    }
    if case .nominal(let identifier, _) = resolved, surroundings.graphs[identifier] != nil {
      return refuse(
        "\(identifier.name) is a graph; scopes begin in a child slot or a maker", subject: identifier.name,
        help: "write '@Child var \(Self.slotName(identifier.name)): \(identifier.name)?'")
    }
    return resolved
  }

  private mutating func function(_ path: [NamedType.Component], labels: [String?]?) -> ImplementationReference? {
    guard let last = path.last else { return nil }
    let prefix = Array(path.dropLast())
    guard !prefix.isEmpty else { return function(named: last.name, labels: labels) }
    if prefix.count == 1, isModule(prefix[0].name) {
      return reference(.function(name: last.name, labels: labels), TypeSpelling.text(path))
    }
    let written = replacingSelf(.named(NamedType(components: prefix)))
    let resolved = types.type(written, in: context, at: place, of: declaration, mayBeOpen: true)
    if case .unknown = resolved { return nil }
    guard case .nominal(let identifier, _) = resolved else {
      let text = TypeSpelling.text(path)
      return refuse(
        "'\(text)' belongs to \(program.describe(resolved)), whose functions were not read", subject: text,
        help: providerHelp(returning: text))
    }
    let spelling = program.spelling(of: resolved, in: outside) + "." + last.name
    guard program.staticFunctions(named: last.name, of: identifier, seenFrom: context).isEmpty else {
      return reference(.staticFunction(identifier, name: last.name, labels: labels), spelling)
    }
    return refuse(
      "\(identifier.dottedName) has no static function '\(last.name)'", subject: spelling,
      help: "if it is a value, \(providerHelp(returning: spelling))")
  }

  /// A name alone is a static function of the blueprint, else a function at the top level of some file.
  private mutating func function(named name: String, labels: [String?]?) -> ImplementationReference? {
    if !program.staticFunctions(named: name, of: blueprint, seenFrom: context).isEmpty {
      let type = program.spelling(of: .nominal(blueprint, arguments: []), in: outside)
      return reference(.staticFunction(blueprint, name: name, labels: labels), "\(type).\(name)")
    }
    guard !program.functions(named: name, seenFrom: context).isEmpty else {
      return refuse("there is no function '\(name)' in reach", subject: name)
    }
    return reference(.function(name: name, labels: labels), name)
  }

  private func isModule(_ name: String) -> Bool {
    guard program.module(named: name) != nil else { return false }
    if case .found = program.resolve(.named(NamedType(components: [.init(name: name)])), in: context) { return false }
    return true
  }

  /// `Self.make` and `Self.Nested` mean the blueprint.
  private func replacingSelf(_ type: TypeExpression) -> TypeExpression {
    guard case .named(var named) = type, named.components.first?.name == "Self", named.module == nil else {
      return type
    }
    named.components[0] = .init(name: blueprint.name)
    return .named(named)
  }

  private func reference(_ target: ImplementationReference.Target, _ spelling: String) -> ImplementationReference {
    ImplementationReference(target: target, spelling: spelling, place: place)
  }

  private mutating func refuse<Value>(_ message: String, subject: String, help: String? = nil) -> Value? {
    findings.append(
      Finding(
        rule: "marker-argument", severity: .error, message: message, place: place,
        help: help ?? providerHelp, declaration: declaration, subject: subject))
    return nil
  }

  private var providerHelp: String { "write a provider: \(providerSignature) { … }" }

  private func providerHelp(returning value: String) -> String {
    "write a provider: \(providerSignature) { \(value) }"
  }

  private static func typeName(_ callee: ExpressionFact) -> String? {
    switch callee {
    case .reference(let path, _): path.last?.name.first?.isUppercase == true ? TypeSpelling.text(path) : nil
    case .initializerReference(let type, _): TypeSpelling.text(type)
    case .metatype, .implicitMember, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other: nil
    }
  }

  /// `SessionGraph` → `session`
  static func slotName(_ graph: String) -> String {
    let stem = graph.hasSuffix("Graph") ? graph.dropLast("Graph".count) : graph[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}

extension ResolvedType {
  fileprivate var isProtocol: Bool {
    switch self {
    case .existential, .opaque: true
    case .nominal, .external, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      false
    }
  }
}
