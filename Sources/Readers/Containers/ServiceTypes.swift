import HandwireFacts

/// Tells objects (services, clients, stores, screens) from values (flags, dates, settings, texts).
public struct ServiceTypes: Sendable {
  private let code: CodeProgram

  public init(_ code: CodeProgram) { self.code = code }

  public func kind(of type: ResolvedType) -> FetchedKind { kind(of: type, depth: 0) }

  private func kind(of type: ResolvedType, depth: Int) -> FetchedKind {
    guard depth < 6 else { return .unknown }
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): return kind(of: inner, depth: depth + 1)
    case .function(let function):
      // A closure without arguments stands for what it gives; one with arguments does something.
      if !function.parameters.isEmpty || function.result == .void { return .object }
      return kind(of: function.result, depth: depth + 1)
    case .existential(let elements), .opaque(let elements):
      let kinds = elements.map { kind(of: $0, depth: depth + 1) }
      if kinds.contains(.object) { return .object }
      return kinds.contains(.unknown) && !elements.isEmpty ? .unknown : .value
    case .nominal(let identifier, _): return kind(of: identifier, depth: depth)
    case .external(let path, _): return ExternalKinds.kind(of: path, known: code.program.kind(of: type))
    case .tuple, .pack: return .value
    case .metatype(let inner): return kind(of: inner, depth: depth + 1)
    case .parameter, .unknown: return .unknown
    }
  }

  private func kind(of identifier: TypeIdentifier, depth: Int) -> FetchedKind {
    guard let declaration = code.program.declarations(of: identifier).first else { return .unknown }
    let fact = declaration.fact
    switch fact.kind {
    case .enum: return .value
    case .actor: return .object
    case .protocol: return inherited(by: fact).contains(where: ExternalKinds.isOfValues) ? .value : .object
    case .class: return inherited(by: fact).contains(where: ExternalKinds.isOfValues) ? .value : .object
    case .struct: return kind(ofStruct: declaration, depth: depth)
    }
  }

  private func kind(ofStruct declaration: TypeDeclaration, depth: Int) -> FetchedKind {
    let fact = declaration.fact
    if inherited(by: fact).contains(where: ExternalKinds.isOfValues) { return .value }
    if ExternalKinds.isServiceName(declaration.identifier.name) { return .object }
    let stored = fact.members.properties.filter { !$0.isStatic && !$0.isComputed }
    if stored.isEmpty {
      return fact.members.functions.contains { !$0.header.hasModifier("static") } ? .object : .value
    }
    let context = code.program.context(of: declaration)
    for property in stored {
      guard let expression = property.type, case .found(let type) = code.program.resolve(expression, in: context) else {
        continue
      }
      if case .function = type.withoutOptional { return .object }
      if depth < 3, kind(of: type, depth: depth + 3) == .object { return .object }
    }
    return .value
  }

  private func inherited(by fact: TypeFact) -> [String] {
    fact.inherited.compactMap { entry in
      if case .named(let named) = entry.type { return named.components.last?.name }
      return nil
    }
  }
}

extension ResolvedType {
  var withoutOptional: ResolvedType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }
}
