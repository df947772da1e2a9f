/// The stored properties of a type in source order, with the type arguments in place.
struct StoredPropertyReader {
  let tables: ProgramTables

  /// Of all declarations of the type.
  func stored(in type: ResolvedType) -> [StoredProperty] {
    guard case .nominal(let identifier, _) = type, let record = tables.types[identifier] else { return [] }
    return record.declarations.flatMap { stored(in: type, declaration: $0) }
  }

  func stored(in type: ResolvedType, declaration: TypeRecord.Declaration) -> [StoredProperty] {
    let properties = declaration.declaration.fact.members.properties
    // What an `init` accessor initializes is given through that property.
    let covered = Set(properties.flatMap { $0.initializes ?? [] })
    return properties.compactMap { fact in
      guard !fact.isStatic, !covered.contains(fact.header.name) else { return nil }
      guard !fact.isComputed || fact.initializes != nil else { return nil }
      return property(fact, of: type, in: declaration.inside)
    }
  }

  func property(_ fact: PropertyFact, of type: ResolvedType, in context: LexicalContext) -> StoredProperty {
    let written = PropertyTypeReader(tables: tables).type(of: fact, in: context)
    let resolved = substitution(of: type).apply(to: written.type, tables: tables)
    let attached = wrapper(of: fact, wrapped: resolved, in: context)
    return StoredProperty(
      fact: fact, type: resolved, spelling: written.spelling, wrapper: attached.wrapper,
      hasWrapperArguments: attached.hasArguments, builder: builder(of: fact), context: context)
  }

  func substitution(of type: ResolvedType) -> Substitution {
    guard case .nominal(let identifier, let arguments) = type, let record = tables.types[identifier],
      arguments.count == record.genericNames.count
    else { return Substitution(names: [], arguments: []) }
    return Substitution(names: record.genericNames + ["Self"], arguments: arguments + [type])
  }

  private func builder(of fact: PropertyFact) -> String? {
    fact.header.attributes.first { isBuilder($0.name) }?.name
  }

  private func isBuilder(_ name: String) -> Bool {
    if AttachedMacros(tables: tables).hasProgramType(name, with: ["resultBuilder"]) { return true }
    return name.hasSuffix("Builder") && tables.identifiersByName[name] == nil
  }

  private func wrapper(
    of fact: PropertyFact, wrapped: ResolvedType, in context: LexicalContext
  ) -> (wrapper: StoredProperty.Wrapper, hasArguments: Bool) {
    let macros = AttachedMacros(tables: tables)
    let attached = fact.header.attributes.filter { attribute in
      if macros.hasProgramType(attribute.name, with: ["propertyWrapper"]) { return true }
      return macros.mayAddMembers(attribute) && !isBuilder(attribute.name)
    }
    guard let outermost = attached.first else { return (.none, false) }
    let hasArguments = outermost.text.contains("(")
    let wrappers = attached.map { wrapper(named: $0, wrapped: wrapped, in: context) }
    guard let first = wrappers.first else { return (.none, hasArguments) }
    // Every wrapper of several must take a wrapped value.
    let allWrap = wrappers.allSatisfy { $0.takesWrappedValue }
    return (first.restricted(toWrappedValue: allWrap), hasArguments)
  }

  private func wrapper(
    named attribute: AttributeFact, wrapped: ResolvedType, in context: LexicalContext
  ) -> StoredProperty.Wrapper {
    let name = attribute.name
    let candidates = (tables.identifiersByName[name] ?? []).filter { identifier in
      tables.types[identifier]?.declarations.contains {
        $0.declaration.fact.header.attribute(named: "propertyWrapper") != nil
      } == true
    }
    if let known = Self.frameworkWrappers[name], candidates.isEmpty {
      return .known(name, hasEmptyInitializer: known.isEmpty, hasWrappedValueInitializer: known.takesValue)
    }
    var resolver = TypeResolver(tables: tables)
    let visible = try? resolver.resolve(.named(NamedType(components: [.init(name: name)])), in: context)
    var identifier = candidates.count == 1 ? candidates.first : nil
    if case .nominal(let found, _)? = visible, candidates.contains(found) { identifier = found }
    guard let identifier, let record = tables.types[identifier] else { return .unread(name) }
    let initializers =
      record.declarations.flatMap(\.declaration.fact.members.initializers)
      + record.extensions.flatMap(\.declaration.fact.members.initializers)
    let properties = record.declarations.flatMap(\.declaration.fact.members.properties)
    var isEmpty = initializers.contains { $0.parameters.isEmpty }
    var takesValue = initializers.contains { initializer in
      initializer.parameters.first?.label == "wrappedValue"
        && initializer.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
    if record.declarations.allSatisfy({ $0.declaration.fact.members.initializers.isEmpty }) {
      // Its memberwise initializer.
      let stored = properties.filter { !$0.isStatic && !$0.isComputed }
      takesValue =
        takesValue
        || stored.first?.header.name == "wrappedValue" && stored.dropFirst().allSatisfy { $0.initialValue != nil }
      isEmpty = isEmpty || stored.allSatisfy { $0.initialValue != nil }
    }
    let arguments = record.genericNames.count == 1 ? [wrapped] : []
    return .declared(
      .nominal(identifier, arguments: arguments), hasEmptyInitializer: isEmpty, hasWrappedValueInitializer: takesValue)
  }

  /// A property wrapper of the program among a parameter's attributes that takes no wrapped value: its parameter is
  /// passed as a projection, or not at all.
  func wrapperWithoutValue(among attributes: [String]) -> String? {
    let macros = AttachedMacros(tables: tables)
    return attributes.map { String($0.prefix { $0 != "(" && $0 != "<" }) }.first { name in
      guard macros.hasProgramType(name, with: ["propertyWrapper"]) else { return false }
      return (tables.identifiersByName[name] ?? []).allSatisfy { identifier in
        let declarations = tables.types[identifier]?.declarations.map(\.declaration.fact) ?? []
        let extended = tables.types[identifier]?.extensions.flatMap(\.declaration.fact.members.initializers) ?? []
        let initializers = declarations.flatMap(\.members.initializers) + extended
        let isMemberwise = declarations.allSatisfy(\.members.initializers.isEmpty)
        return !isMemberwise && !initializers.contains { $0.parameters.first?.label == "wrappedValue" }
      }
    }
  }

  private static let frameworkWrappers: [String: (isEmpty: Bool, takesValue: Bool)] = [
    "State": (false, true), "StateObject": (false, true), "ObservedObject": (false, true), "Published": (false, true),
    "Bindable": (false, true), "GestureState": (false, true), "ScaledMetric": (false, true), "Binding": (false, false),
    "Environment": (false, false), "EnvironmentObject": (true, false), "FocusState": (true, false),
    "AccessibilityFocusState": (true, false), "Namespace": (true, false), "AppStorage": (false, false),
    "SceneStorage": (false, false), "FetchRequest": (false, false), "UIApplicationDelegateAdaptor": (true, false),
  ]
}

extension StoredProperty.Wrapper {
  var takesWrappedValue: Bool {
    switch self {
    case .none, .unread: false
    case .declared(_, _, let takesValue), .known(_, _, let takesValue): takesValue
    }
  }

  func restricted(toWrappedValue isAllowed: Bool) -> StoredProperty.Wrapper {
    switch self {
    case .none, .unread: self
    case .declared(let type, let isEmpty, let takesValue):
      .declared(type, hasEmptyInitializer: isEmpty, hasWrappedValueInitializer: takesValue && isAllowed)
    case .known(let name, let isEmpty, let takesValue):
      .known(name, hasEmptyInitializer: isEmpty, hasWrappedValueInitializer: takesValue && isAllowed)
    }
  }
}
