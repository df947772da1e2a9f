import HandwireFacts

/// Tells objects (services, clients, stores, screens) from values (flags, dates, settings, texts).
public struct ServiceTypes: Sendable {
  private let code: CodeProgram

  public init(_ code: CodeProgram) { self.code = code }

  public func kind(of type: ResolvedType) -> FetchedKind { kind(of: type, depth: 0) }

  /// A flag, a number, a text, a date, a case: what nobody would inject, even where a container gives it.
  public func isPlainValue(_ type: ResolvedType) -> Bool {
    switch type.withoutOptional {
    case .external(let path, _): path.count == 1 && code.program.kind(of: type.withoutOptional) == .value
    case .nominal(let identifier, _): code.program.declarations(of: identifier).first?.fact.kind == .enum
    case .array(let element): isPlainValue(element)
    case .dictionary(_, let value): isPlainValue(value)
    case .tuple: true
    case .function(let function):
      function.parameters.isEmpty && function.result != .void && isPlainValue(function.result)
    case .optional, .existential, .opaque, .metatype, .parameter, .pack, .unknown: false
    }
  }

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
    case .tuple, .pack, .metatype: return .value
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
    case .class:
      if ExternalKinds.isLook(identifier.name) { return .value }
      // What can be stored may still be an object that one fetches.
      let isOfValues = inherited(by: fact).contains { ExternalKinds.isOfValues($0) && !ExternalKinds.isCoding($0) }
      return isOfValues ? .value : .object
    case .struct: return kind(ofStruct: declaration, depth: depth)
    }
  }

  private func kind(ofStruct declaration: TypeDeclaration, depth: Int) -> FetchedKind {
    let fact = declaration.fact
    if inherited(by: fact).contains(where: ExternalKinds.isOfValues) { return .value }
    if ExternalKinds.isServiceName(declaration.identifier.name) { return .object }
    if ExternalKinds.isLook(declaration.identifier.name) { return .value }
    let stored = fact.members.properties.filter { !$0.isStatic && !$0.isComputed }
    if stored.isEmpty {
      return fact.members.functions.contains { !$0.header.hasModifier("static") } ? .object : .value
    }
    let context = code.program.context(of: declaration)
    var closures = 0
    for property in stored {
      guard let expression = property.type, case .found(let type) = code.program.resolve(expression, in: context) else {
        continue
      }
      if case .function = type.withoutOptional {
        closures += 1
      } else if depth < 3, kind(of: type, depth: depth + 3) == .object {
        return .object
      }
    }
    // A client of closures, not a style with one callback.
    if closures * 2 > stored.count { return .object }
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
  /// `T` for `T?`, however often.
  public var withoutOptional: ResolvedType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }
}
