import HandwireFindings

/// The initializers that the compiler makes: a struct's memberwise one, and `init()` where everything has a value.
struct SynthesizedInitializerReader {
  let tables: ProgramTables
  let caller: LexicalContext
  let isolationDepth: Int

  init(tables: ProgramTables, caller: LexicalContext, isolationDepth: Int = 0) {
    self.tables = tables
    self.caller = caller
    self.isolationDepth = isolationDepth
  }

  func ofStruct(
    _ type: ResolvedType, declaration: TypeRecord.Declaration, extraConditions: [String]
  ) -> InitializerSet {
    let stored = StoredPropertyReader(tables: tables).stored(in: type, declaration: declaration)
    var parameters: [Callable.Parameter] = []
    var lowest: (access: AccessLevel, property: StoredProperty)?
    var unknown = conditionalReason(stored, declaration)
    for property in stored {
      if property.fact.isConstant, property.fact.initialValue != nil { continue }
      let access = property.fact.header.access ?? .internal
      if case .unread(let name) = property.wrapper, !(access < .internal && property.hasValue == true) {
        unknown = unknown ?? "its property '\(property.fact.header.name)' carries @\(name), which was not read"
      }
      // A wrapped property that nobody outside sees, with a value, is left out: it would lower the access.
      if isWrapped(property), access < .internal, property.hasValue == true { continue }
      parameters.append(parameter(property))
      if access < .internal, access < lowest?.access ?? .internal { lowest = (access, property) }
    }
    let reader = VisibilityReader(tables: tables, context: caller)
    let place = declaration.declaration.place
    let identifier = declaration.declaration.identifier
    let visibilityOfType = reader.visibility(of: identifier)
    var visibility = visibilityOfType
    if visibility == .visible, let lowest {
      visibility = reader.visibility(
        lowest.access, in: declaration.file, owner: identifier, place: lowest.property.place,
        because: ", because its stored property '\(lowest.property.fact.header.name)' is")
    }
    if visibility == .visible {
      visibility = reader.visibility(.internal, in: declaration.file, owner: identifier, place: place, because: "")
    }
    let isolation = SynthesizedIsolation(tables: tables, depth: isolationDepth)
    var candidates: [Callable] = []
    let isCallableWithout = lowest == nil && parameters.allSatisfy(\.hasDefault)
    let conditions = declaration.declaration.fact.header.conditions + extraConditions
    if !parameters.isEmpty {
      candidates.append(
        Callable(
          origin: .memberwise, parameters: parameters, result: type,
          isolation: isolation.isolation(
            of: type, stored: stored,
            needsArguments: !isCallableWithout), visibility: visibility,
          conditions: conditions, openGenericParameters: open(type, declaration), place: place))
    }
    // Where the memberwise one can be called without arguments too, `init()` adds nothing.
    if parameters.isEmpty || (!isCallableWithout && stored.allSatisfy { $0.hasValue == true }) {
      let made = empty(type, declaration: declaration, extraConditions: extraConditions)
      candidates += made.candidates
      unknown = unknown ?? made.unknown
    }
    return InitializerSet(candidates: candidates, unknown: unknown)
  }

  /// `init()`, where every stored property has a value.
  func empty(
    _ type: ResolvedType, declaration: TypeRecord.Declaration, extraConditions: [String] = []
  ) -> InitializerSet {
    let stored = StoredPropertyReader(tables: tables).stored(in: type, declaration: declaration)
    if let without = stored.first(where: { $0.hasValue == nil }) {
      let name = without.fact.header.attributes.first?.name ?? ""
      let isHopeless = stored.contains { $0.hasValue == false }
      return InitializerSet(
        candidates: [],
        unknown: isHopeless ? nil : "its property '\(without.fact.header.name)' carries @\(name), which was not read")
    }
    guard stored.allSatisfy({ $0.hasValue == true }) else { return InitializerSet(candidates: []) }
    let reader = VisibilityReader(tables: tables, context: caller)
    let identifier = declaration.declaration.identifier
    var visibility = reader.visibility(of: identifier)
    if visibility == .visible {
      visibility = reader.visibility(
        .internal, in: declaration.file, owner: identifier, place: declaration.declaration.place, because: "")
    }
    return InitializerSet(candidates: [
      Callable(
        origin: .implicit, parameters: [], result: type,
        isolation: SynthesizedIsolation(tables: tables, depth: isolationDepth).isolation(
          of: type, stored: stored, needsArguments: false),
        visibility: visibility, conditions: declaration.declaration.fact.header.conditions + extraConditions,
        openGenericParameters: open(type, declaration), place: declaration.declaration.place)
    ])
  }

  private func isWrapped(_ property: StoredProperty) -> Bool {
    switch property.wrapper {
    case .none: false
    case .declared, .known, .unread: true
    }
  }

  /// The initializer's parameters depend on a condition.
  private func conditionalReason(_ stored: [StoredProperty], _ declaration: TypeRecord.Declaration) -> String? {
    let own = declaration.declaration.fact.header.conditions.count
    let conditional = stored.first { $0.fact.header.conditions.count > own && $0.hasValue != true }
    return conditional.map {
      "its property '\($0.fact.header.name)' exists only under #if \($0.fact.header.conditions.last ?? "")"
    }
  }

  private func parameter(_ property: StoredProperty) -> Callable.Parameter {
    let fact = property.fact
    var type = property.type
    var spelling = property.spelling
    // The value of a tuple pattern is no default of its parts.
    var defaultValue = fact.isDestructured ? nil : fact.initialValue.map { text(of: $0) }
    if fact.isLazy {
      type = .optional(type)
      spelling = .optional(spelling)
      defaultValue = "nil"
    } else if let wrapped = storage(of: property) {
      type = wrapped.type
      spelling = wrapped.spelling
      if property.hasValue == true { defaultValue = "\(spelling)()" }
    } else if defaultValue == nil, property.hasValue == true, !fact.isDestructured {
      defaultValue = "nil"
    }
    var attributes: [String] = property.builder.map { [$0] } ?? []
    var isKept = true
    if case .function = type {
    } else if property.builder != nil {
      // What the builder builds is stored; the parameter is what builds it, and is called at once.
      isKept = false
      type = .function(ResolvedType.Function(parameters: [], result: type))
      spelling = .function(FunctionType(parameters: [], result: spelling))
    }
    if isKept, case .function = type { attributes.append("escaping") }
    if case .known("StateObject", _, _) = property.wrapper { attributes += ["autoclosure", "escaping"] }
    return Callable.Parameter(
      label: fact.header.name, name: fact.header.name, type: type, spelling: spelling,
      hasDefault: defaultValue != nil, defaultValue: defaultValue, attributes: attributes, place: property.place)
  }

  /// The wrapper's own type, where the parameter takes the wrapper and not the wrapped value (SE-0258).
  private func storage(of property: StoredProperty) -> (type: ResolvedType, spelling: TypeExpression)? {
    if property.fact.initialValue != nil { return nil }
    switch property.wrapper {
    case .none, .unread: return nil
    case .declared(let type, let hasEmpty, let takesValue):
      if !property.hasWrapperArguments, !hasEmpty, takesValue { return nil }
      guard case .nominal(let identifier, _) = type else { return nil }
      return (type, wrapperSpelling(identifier.name, property))
    case .known(let name, let hasEmpty, let takesValue):
      if !property.hasWrapperArguments, !hasEmpty, takesValue { return nil }
      return (.external(path: [name], arguments: [property.type]), wrapperSpelling(name, property))
    }
  }

  private func wrapperSpelling(_ name: String, _ property: StoredProperty) -> TypeExpression {
    .named(NamedType(components: [.init(name: name, arguments: [property.spelling])]))
  }

  private func text(of value: ExpressionFact) -> String {
    switch value {
    case .metatype(let type): "\(type).self"
    case .initializerReference(let type, _): "\(type).init"
    case .reference(let path, _): path.map(\.description).joined(separator: ".")
    case .implicitMember(let name): ".\(name)"
    case .call(let callee, let arguments):
      "\(text(of: callee))(\(arguments.map { ($0.label.map { $0 + ": " } ?? "") + text(of: $0.value) }.joined(separator: ", ")))"
    case .stringLiteral(let text): "\"\(text)\""
    case .arrayLiteral(let elements): "[\(elements.map { text(of: $0) }.joined(separator: ", "))]"
    case .booleanLiteral(let value): "\(value)"
    case .other(let text): text
    }
  }

  private func open(_ type: ResolvedType, _ declaration: TypeRecord.Declaration) -> [String] {
    guard case .nominal(_, let arguments) = type, arguments.isEmpty else { return [] }
    return declaration.declaration.fact.genericParameters.map { parameter in
      parameter.constraint.map { "\(parameter.name): \($0)" } ?? parameter.name
    }
  }
}
