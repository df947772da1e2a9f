/// Infers an associated type from the members that satisfy a protocol's requirements, as the compiler does where it is plain.
struct AssociatedTypeInference {
  let tables: ProgramTables
  let depth: Int

  /// `nil` where members disagree, are overloaded or generic, or say nothing.
  func inferred(_ name: String, for type: ResolvedType, in protocols: [ResolvedType]) -> ResolvedType? {
    guard case .nominal(let identifier, let arguments) = type, let record = tables.types[identifier] else { return nil }
    var found: Set<ResolvedType> = []
    var defaults: Set<ResolvedType> = []
    for case .nominal(let inherited, _) in protocols {
      guard let requirer = tables.types[inherited], requirer.kind == .protocol else { continue }
      for declaration in requirer.declarations {
        let members = declaration.declaration.fact.members
        guard
          let functions = fromFunctions(members.functions, name, declaration.inside, record),
          let properties = fromProperties(members.properties, name, declaration.inside, record)
        else { return nil }
        found.formUnion(functions + properties)
        for associated in members.associatedTypes where associated.header.name == name {
          guard let written = associated.defaultType else { continue }
          defaults.insert(resolved(written, in: declaration.inside))
        }
      }
    }
    if found.count > 1 { return nil }
    guard let only = found.first ?? (defaults.count == 1 ? defaults.first : nil), only.unknownReason == nil else {
      return nil
    }
    let names = record.genericNames + ["Self"]
    return Substitution(
      names: names, arguments: arguments.count == record.genericNames.count ? arguments + [type] : [], depth: depth + 1
    ).apply(to: only, tables: tables)
  }

  private func resolved(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType {
    var resolver = TypeResolver(tables: tables, associatedDepth: depth + 1)
    return (try? resolver.resolve(expression, in: context)) ?? .unknown("not found")
  }

  /// `nil` where nothing can be said, because several members could satisfy a requirement.
  private func fromFunctions(
    _ requirements: [FunctionFact], _ name: String, _ context: LexicalContext, _ record: TypeRecord
  ) -> [ResolvedType]? {
    var found: [ResolvedType] = []
    for requirement in requirements {
      let types = requirement.parameters.map(\.type) + (requirement.result.map { [$0] } ?? [])
      guard types.contains(where: { mentions($0, name) }) else { continue }
      let labels = requirement.parameters.map(\.label)
      let witnesses = sites(of: record).flatMap { site in
        site.members.functions.filter {
          $0.header.name == requirement.header.name && $0.parameters.map(\.label) == labels
            && $0.header.hasModifier("static") == requirement.header.hasModifier("static")
        }
        .map { (fact: $0, context: site.context) }
      }
      if witnesses.isEmpty { continue }
      guard witnesses.count == 1, let witness = witnesses.first, witness.fact.genericParameters.isEmpty,
        requirement.genericParameters.isEmpty
      else { return nil }
      let others = witness.fact.parameters.map(\.type) + (witness.fact.result.map { [$0] } ?? [])
      guard types.count == others.count else { return nil }
      for (wanted, given) in zip(types, others) {
        // What the member calls by the associated type's own name says nothing of it.
        if mentions(given, name) { continue }
        guard let bindings = bindings(of: name, wanted, context, given, witness.context) else { return nil }
        found += bindings
      }
    }
    return found
  }

  private func fromProperties(
    _ requirements: [PropertyFact], _ name: String, _ context: LexicalContext, _ record: TypeRecord
  ) -> [ResolvedType]? {
    var found: [ResolvedType] = []
    for requirement in requirements {
      guard let wanted = requirement.type, mentions(wanted, name) else { continue }
      let witnesses = sites(of: record).flatMap { site in
        site.members.properties.filter {
          $0.header.name == requirement.header.name && $0.isStatic == requirement.isStatic
        }
        .map { (fact: $0, context: site.context) }
      }
      if witnesses.isEmpty { continue }
      guard witnesses.count == 1, let witness = witnesses.first else { return nil }
      if let written = witness.fact.type, mentions(written, name) { continue }
      let given = PropertyTypeReader(tables: tables, associatedDepth: depth + 1).type(
        of: witness.fact, in: witness.context
      ).type
      var bound: [ResolvedType] = []
      guard given.unknownReason == nil, unify(resolved(wanted, in: context), given, name, &bound) else { return nil }
      found += bound
    }
    return found
  }

  private func sites(of record: TypeRecord) -> [(members: MemberFacts, context: LexicalContext)] {
    record.declarations.map { ($0.declaration.fact.members, $0.inside) }
      + record.extensions.map { ($0.declaration.fact.members, $0.inside) }
  }

  private func bindings(
    of name: String, _ wanted: TypeExpression, _ context: LexicalContext, _ given: TypeExpression,
    _ givenContext: LexicalContext
  ) -> [ResolvedType]? {
    var bound: [ResolvedType] = []
    let given = resolved(given, in: givenContext)
    guard given.unknownReason == nil, unify(resolved(wanted, in: context), given, name, &bound) else { return nil }
    return bound
  }

  private func mentions(_ expression: TypeExpression, _ name: String) -> Bool {
    expression.description.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { $0 == name }
  }

  /// Collects what stands at the associated type's places; `false` where the shapes differ.
  private func unify(
    _ wanted: ResolvedType, _ given: ResolvedType, _ name: String, _ bound: inout [ResolvedType]
  ) -> Bool {
    switch (wanted, given) {
    case (.parameter("Self.\(name)"), _):
      bound.append(given)
      return true
    case (.array(let left), .array(let right)), (.optional(let left), .optional(let right)),
      (.metatype(let left), .metatype(let right)):
      return unify(left, right, name, &bound)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return unify(key, otherKey, name, &bound) && unify(value, otherValue, name, &bound)
    case (.external(let path, let arguments), .external(let other, let otherArguments)):
      return path == other && unify(arguments, otherArguments, name, &bound)
    case (.nominal(let type, let arguments), .nominal(let other, let otherArguments)):
      return type == other && unify(arguments, otherArguments, name, &bound)
    case (.tuple(let left), .tuple(let right)): return unify(left.map(\.type), right.map(\.type), name, &bound)
    case (.function(let left), .function(let right)):
      return unify(left.parameters + [left.result], right.parameters + [right.result], name, &bound)
    default: return wanted == given || wanted.hasParameters
    }
  }

  private func unify(
    _ wanted: [ResolvedType], _ given: [ResolvedType], _ name: String, _ bound: inout [ResolvedType]
  ) -> Bool {
    guard wanted.count == given.count else { return false }
    for (left, right) in zip(wanted, given) {
      guard unify(left, right, name, &bound) else { return false }
    }
    return true
  }
}
