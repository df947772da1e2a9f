/// Looks up the inheritance clauses of a type and of its extensions.
struct SupertypeReader {
  let tables: ProgramTables

  func supertypes(of record: TypeRecord) -> [Supertype] {
    var found: [Supertype] = []
    for declaration in record.declarations {
      let fact = declaration.declaration.fact
      var context = declaration.outside
      context.genericParameters += record.ownGenericNames
      for inherited in fact.inherited {
        found += supertypes(
          inherited, in: context, inside: declaration.inside, requirements: [], isPrimary: true,
          conditions: fact.header.conditions, file: declaration.file)
      }
      if fact.kind == .protocol {
        found += constraintsOnSelf(fact.requirements, declaration: declaration)
      }
    }
    for declaration in record.extensions where !declaration.declaration.fact.inherited.isEmpty {
      let fact = declaration.declaration.fact
      var requirements = fact.requirements.map { self.requirement($0, in: declaration.inside) }
      for (name, argument) in zip(record.genericNames, declaration.arguments) where argument != .parameter(name) {
        requirements.append(ResolvedRequirement(left: .parameter(name), relation: .sameType, right: argument))
      }
      for inherited in fact.inherited {
        found += supertypes(
          inherited, in: declaration.outside, inside: declaration.inside, requirements: requirements, isPrimary: false,
          conditions: fact.header.conditions, file: declaration.file)
      }
    }
    return found
  }

  private func supertypes(
    _ inherited: InheritedTypeFact, in context: LexicalContext, inside: LexicalContext,
    requirements: [ResolvedRequirement], isPrimary: Bool, conditions: [String], file: FileKey
  ) -> [Supertype] {
    var isSuppressed = false
    var expressions: [TypeExpression] = [inherited.type]
    if case .composition(let members) = inherited.type { expressions = members }
    var found: [Supertype] = []
    for expression in expressions {
      var expression = expression
      isSuppressed = false
      if case .suppressed(let inner) = expression {
        expression = inner
        isSuppressed = true
      }
      for type in flattened(resolved(expression, in: context)) {
        found.append(
          Supertype(
            type: type, requirements: requirements, attributes: inherited.attributes, isSuppressed: isSuppressed,
            isPrimary: isPrimary, module: file.module,
            place: PositionInFile(path: file.path, position: inherited.position), conditions: conditions))
      }
    }
    return found
  }

  /// `protocol P where Self: Q`
  private func constraintsOnSelf(
    _ requirements: [GenericRequirementFact], declaration: TypeRecord.Declaration
  ) -> [Supertype] {
    requirements.flatMap { requirement -> [Supertype] in
      guard requirement.relation != .sameType, case .named(let left) = requirement.left,
        left.components.map(\.name) == ["Self"]
      else { return [] }
      return flattened(resolved(requirement.right, in: declaration.inside)).map {
        Supertype(
          type: $0, requirements: [], attributes: [], isSuppressed: false, isPrimary: true,
          module: declaration.file.module,
          place: PositionInFile(path: declaration.file.path, position: declaration.declaration.fact.header.position),
          conditions: [])
      }
    }
  }

  private func requirement(_ fact: GenericRequirementFact, in context: LexicalContext) -> ResolvedRequirement {
    ResolvedRequirement(
      left: resolved(fact.left, in: context), relation: fact.relation, right: resolved(fact.right, in: context))
  }

  private func resolved(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType {
    PropertyTypeReader(tables: tables).resolved(expression, in: context)
  }

  private func flattened(_ type: ResolvedType) -> [ResolvedType] {
    switch type {
    case .existential(let elements), .opaque(let elements): elements
    case .nominal, .external, .unknown: [type]
    case .optional, .array, .dictionary:
      type.externalForm.map { [.external(path: $0.path, arguments: $0.arguments)] } ?? []
    case .parameter: [.unknown("a generic parameter is inherited from")]
    case .tuple, .function, .metatype, .pack: []
    }
  }
}
