import HandwireFindings

/// Turns declared initializers and functions into what a caller at one place sees.
struct CallableReader {
  let tables: ProgramTables
  /// Where the caller stands.
  let caller: LexicalContext

  /// Where a member stands: in a type's own declaration, in an extension, or at the top level of a file.
  struct Site {
    var inside: LexicalContext
    var typeHeader: DeclarationHeader?
    var owner: TypeIdentifier?
    var enclosingExtension: TypeRecord.Extension?
    var file: FileKey { FileKey(module: inside.module, path: inside.file) }

    init(_ declaration: TypeRecord.Declaration) {
      inside = declaration.inside
      typeHeader = declaration.declaration.fact.header
      owner = declaration.declaration.identifier
    }

    init(_ declaration: TypeRecord.Extension, of record: TypeRecord) {
      inside = declaration.inside
      typeHeader = record.declarations.first?.declaration.fact.header
      owner = record.identifier
      enclosingExtension = declaration
    }

    init(file: FileKey) { inside = LexicalContext(module: file.module, file: file.path) }
  }

  func initializer(
    _ fact: InitializerFact, at site: Site, receiver: ResolvedType, result: ResolvedType, origin: Callable.Origin
  ) -> Callable? {
    callable(
      header: fact.header, genericParameters: fact.genericParameters, requirements: fact.requirements,
      parameters: fact.parameters, effects: fact.effects, isFailable: fact.isFailable, result: { _, _ in result },
      site: site, receiver: receiver, origin: origin)
  }

  func function(_ fact: FunctionFact, at site: Site, receiver: ResolvedType?) -> Callable? {
    callable(
      header: fact.header, genericParameters: fact.genericParameters, requirements: fact.requirements,
      parameters: fact.parameters, effects: fact.effects, isFailable: false,
      result: { context, substitution in
        guard let written = fact.result else { return .void }
        return substitution.apply(to: resolved(written, in: context), tables: tables)
      }, site: site, receiver: receiver, origin: .staticFunction)
  }

  private func callable(
    header: DeclarationHeader, genericParameters: [GenericParameterFact], requirements: [GenericRequirementFact],
    parameters: [ParameterFact], effects: Effects, isFailable: Bool,
    result: (LexicalContext, Substitution) -> ResolvedType, site: Site, receiver: ResolvedType?,
    origin: Callable.Origin
  ) -> Callable? {
    var context = site.inside
    let own = genericParameters.map(\.name)
    context.genericParameters += own.filter { !context.genericParameters.contains($0) }
    let all = receiver.map { StoredPropertyReader(tables: tables).substitution(of: $0) }
    let substitution = (all ?? Substitution(names: [], arguments: [])).removing(names: own)
    guard applies(requirements, site: site, own: own, substitution: substitution, context: context) else { return nil }
    let opened = OpenedGenericParameters(tables: tables).substitution(
      of: genericParameters, requirements, in: parameters, context: context)
    let resolvedParameters = parameters.flatMap {
      parameter($0, in: context, substitution: substitution.merging(opened), site: site)
    }
    var thrown: ResolvedType?
    switch effects.throwing {
    case .never: break
    case .any: thrown = .anyError
    case .typed(let type):
      let resolved = substitution.apply(to: resolved(type, in: context), tables: tables)
      thrown = resolved == .external(path: ["Never"], arguments: []) ? nil : resolved
    }
    return Callable(
      origin: origin, name: header.name, parameters: resolvedParameters, result: result(context, substitution),
      isFailable: isFailable, isAsync: effects.isAsync, thrown: thrown,
      isolation: isolation(header, parameters: parameters, isAsync: effects.isAsync, site: site),
      execution: Callable.execution(of: header), visibility: visibility(header, at: site),
      availability: AvailabilityReader().availability(
        of: header.attributes + (site.enclosingExtension?.declaration.fact.header.attributes ?? []),
        beyond: site.typeHeader?.attributes ?? []),
      conditions: conditions(header, at: site),
      openGenericParameters: open(genericParameters, requirements) + openOfReceiver(receiver, site: site),
      place: Place(path: context.file, line: header.position.line, column: header.position.column))
  }

  func resolved(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType {
    PropertyTypeReader(tables: tables).resolved(expression, in: context)
  }

  private func parameter(
    _ fact: ParameterFact, in context: LexicalContext, substitution: Substitution, site: Site
  ) -> [Callable.Parameter] {
    var type = substitution.apply(to: resolved(fact.type, in: context), tables: tables)
    if let wrapper = StoredPropertyReader(tables: tables).wrapperWithoutValue(among: fact.attributes) {
      type = .unknown("@\(wrapper) is made from no value of it")
    }
    let whole = Callable.Parameter(
      label: fact.label, name: fact.name, type: type,
      spelling: fact.type, hasDefault: fact.defaultValue != nil, defaultValue: fact.defaultValue,
      isVariadic: fact.isVariadic, specifiers: fact.specifiers, attributes: fact.attributes,
      place: Place(path: context.file, line: fact.position.line, column: fact.position.column))
    guard let elements = type.expandedPack else { return [whole] }
    // The elements of a pack are arguments of their own, of which the first has the label.
    let speller = TypeSpeller(tables: tables, context: caller)
    return elements.enumerated().map { index, element in
      var parameter = whole
      parameter.label = index == 0 ? fact.label : nil
      parameter.type = element
      parameter.spelling = .other(speller.spell(element))
      return parameter
    }
  }

  /// Whether a constrained extension, or a `where` clause of the member, leaves room for these type arguments.
  private func applies(
    _ requirements: [GenericRequirementFact], site: Site, own: [String], substitution: Substitution,
    context: LexicalContext
  ) -> Bool {
    var all = requirements
    if let declaration = site.enclosingExtension {
      all += declaration.declaration.fact.requirements
      for (name, argument) in zip(
        tables.types[site.owner ?? TypeIdentifier(module: "", path: [])]?.genericNames ?? [], declaration.arguments)
      {
        let actual = substitution.apply(to: .parameter(name), tables: tables)
        if actual != argument, !actual.hasParameters, actual.unknownReason == nil { return false }
      }
    }
    for requirement in all {
      let left = substitution.apply(to: resolved(requirement.left, in: context), tables: tables)
      let right = substitution.apply(to: resolved(requirement.right, in: context), tables: tables)
      if left.hasParameters || right.hasParameters { continue }
      switch requirement.relation {
      case .sameType:
        if left != right, left.unknownReason == nil, right.unknownReason == nil { return false }
      case .conformance, .layout:
        var resolver = ConformanceResolver(tables: tables)
        if resolver.conforms(left, to: right) == .no { return false }
      }
    }
    return true
  }

  private func visibility(_ header: DeclarationHeader, at site: Site) -> Callable.Visibility {
    let reader = VisibilityReader(tables: tables, context: caller)
    if let owner = site.owner {
      let ofType = reader.visibility(of: owner)
      if ofType != .visible { return ofType }
    }
    let inherited = site.enclosingExtension?.declaration.fact.header.access
    let access = header.access ?? (inherited == .private ? .fileprivate : inherited) ?? .internal
    let place = Place(path: site.inside.file, line: header.position.line, column: header.position.column)
    if let hidden = reader.interface(of: header, in: site.file.module, place: place) { return hidden }
    return reader.visibility(access, in: site.file, owner: site.owner, place: place, because: "")
  }

  private func conditions(_ header: DeclarationHeader, at site: Site) -> [String] {
    if !header.conditions.isEmpty { return header.conditions }
    return site.enclosingExtension?.declaration.fact.header.conditions ?? site.typeHeader?.conditions ?? []
  }

  private func open(
    _ parameters: [GenericParameterFact], _ requirements: [GenericRequirementFact]
  ) -> [String] {
    parameters.map { parameter in
      var constraints = parameter.constraint.map { [$0.description] } ?? []
      for requirement in requirements where requirement.relation != .sameType {
        if requirement.left.description == parameter.name { constraints.append(requirement.right.description) }
      }
      let name = parameter.isPack ? "each \(parameter.name)" : parameter.name
      return constraints.isEmpty ? name : "\(name): \(constraints.joined(separator: " & "))"
    }
  }

  /// The parameters of the type itself where its arguments are left out.
  private func openOfReceiver(_ receiver: ResolvedType?, site: Site) -> [String] {
    guard case .nominal(let identifier, let arguments)? = receiver, arguments.isEmpty,
      let fact = tables.types[identifier]?.declarations.first?.declaration.fact
    else { return [] }
    return open(fact.genericParameters, fact.requirements)
  }

  private func isolation(
    _ header: DeclarationHeader, parameters: [ParameterFact], isAsync: Bool, site: Site
  ) -> Isolation {
    let reader = IsolationResolver(tables: tables)
    guard let owner = site.owner else {
      if let explicit = reader.explicit(header) { return explicit }
      let isMain = tables.modules[site.file.module]?.settings.isMainActorByDefault == true
      return isMain ? .globalActor("MainActor") : .nonisolated
    }
    if reader.explicit(header) == nil, site.enclosingExtension == nil,
      let required = required(header, parameters, in: owner)
    {
      return required
    }
    let isolation = reader.isolation(
      ofMember: header, in: owner, extension: site.enclosingExtension?.declaration.fact, module: site.file.module)
    guard isolation == .actorInstance else { return isolation }
    // A synchronous initializer of an actor, and its static functions, run wherever they are called.
    return header.name == "init" && isAsync ? .actorInstance : .nonisolated
  }

  /// An initializer that satisfies an isolated requirement of a protocol in the same declaration is isolated like it.
  private func required(
    _ header: DeclarationHeader, _ parameters: [ParameterFact], in owner: TypeIdentifier
  ) -> Isolation? {
    guard header.name == "init", let record = tables.types[owner] else { return nil }
    let reader = IsolationResolver(tables: tables)
    let labels = parameters.map(\.label)
    for supertype in record.supertypes where supertype.isPrimary {
      for reached in ReachedTypes(tables: tables).reached(from: supertype.type) {
        guard case .nominal(let identifier, _) = reached.type, tables.isProtocol(identifier) else { continue }
        for declaration in tables.types[identifier]?.declarations ?? [] {
          for requirement in declaration.declaration.fact.members.initializers
          where requirement.parameters.map(\.label) == labels {
            if let explicit = reader.explicit(requirement.header) { return explicit }
          }
        }
      }
    }
    return nil
  }
}
