extension TypeResolver {
  /// A member that a name may mean, with the arguments of the type that declares it.
  struct MemberMatch {
    var entity: TypeEntity
    var ownerArguments: [ResolvedType]
    /// The type through which an associated type was found, in place of `Self`.
    var conforming: ResolvedType?
  }

  /// Members of a type and of what it inherits: own ones hide those of superclasses, those hide protocols'.
  func members(
    named name: String, of identifier: TypeIdentifier, arguments: [ResolvedType], from context: LexicalContext
  ) -> [MemberMatch] {
    guard tables.memberNames.contains(name) else { return [] }
    let base = ResolvedType.nominal(identifier, arguments: arguments)
    let own = ownMembers(named: name, of: base, from: context)
    if !own.isEmpty { return own.map { inherited($0, by: base) } }
    var protocolMatches: [MemberMatch] = []
    for supertype in InheritanceWalk(tables: tables).supertypes(of: base) {
      let matches = ownMembers(named: name, of: supertype, from: context)
      guard !matches.isEmpty else { continue }
      if !isProtocol(supertype) { return matches.map { inherited($0, by: base) } }
      protocolMatches += matches.map { inherited($0, by: base) }
    }
    // A witness or an alias in any of the protocols is the same type for all of them.
    return protocolMatches.first { isAlias($0.entity) }.map { [$0] } ?? Array(protocolMatches.prefix(1))
  }

  private func inherited(_ match: MemberMatch, by base: ResolvedType) -> MemberMatch {
    var match = match
    match.conforming = base
    return match
  }

  private func isAlias(_ entity: TypeEntity) -> Bool {
    switch entity {
    case .alias, .type: true
    case .associated: false
    }
  }

  private func isProtocol(_ type: ResolvedType) -> Bool {
    guard case .nominal(let identifier, _) = type else { return true }
    return tables.isProtocol(identifier)
  }

  func ownMembers(named name: String, of type: ResolvedType, from context: LexicalContext) -> [MemberMatch] {
    let identifier: TypeIdentifier
    var arguments: [ResolvedType] = []
    switch type {
    case .nominal(let nominal, let list):
      identifier = nominal
      arguments = list
    case .external, .optional, .array, .dictionary, .existential:
      guard let form = type.externalForm else { return [] }
      identifier = ProgramTables.identifier(ofExternal: form.path)
    case .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: return []
    }
    guard let found = tables.types[identifier]?.members[name] else { return [] }
    return found.filter { tables.permits($0, from: context) }
      .map { MemberMatch(entity: $0.entity, ownerArguments: arguments) }
  }

  /// The one type that all matches mean; several under different `#if` conditions are unknown, others ambiguous.
  mutating func instantiate(
    _ matches: [MemberMatch], named name: String, arguments: [ResolvedType], from context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    var types: [ResolvedType] = []
    var identifiers: [TypeIdentifier] = []
    var isConditional = false
    for match in matches {
      let type = instantiate(match, arguments: arguments, from: context)
      if case .failure(let failure) = type { throw failure }
      guard case .success(let resolved) = type, !types.contains(resolved) else { continue }
      types.append(resolved)
      switch match.entity {
      case .type(let identifier):
        identifiers.append(identifier)
        isConditional =
          isConditional
          || tables.types[identifier]?.declarations.contains { !$0.declaration.fact.header.conditions.isEmpty } == true
      case .alias(let index):
        let alias = tables.aliases[index]
        isConditional = isConditional || !alias.fact.header.conditions.isEmpty
        identifiers.append(
          TypeIdentifier(module: alias.file.module, path: (alias.owner?.path ?? []) + [alias.fact.header.name]))
      case .associated(let owner, let name):
        identifiers.append(TypeIdentifier(module: owner.module, path: owner.path + [name]))
      }
    }
    if let only = types.first, types.count == 1 { return only }
    if isConditional { return .unknown("'\(name)' is a different type under each #if condition") }
    throw .ambiguous(name, Array(Set(identifiers)))
  }

  private mutating func instantiate(
    _ match: MemberMatch, arguments: [ResolvedType], from context: LexicalContext
  ) -> Result<ResolvedType, LookupFailure> {
    switch match.entity {
    case .type(let identifier):
      return .success(nominal(identifier, match: match, arguments: arguments, from: context))
    case .alias(let index):
      do throws(LookupFailure) {
        let type = try expand(alias: index, ownerArguments: match.ownerArguments, arguments: arguments)
        guard let owner = tables.aliases[index].owner, tables.isProtocol(owner), let base = match.conforming else {
          return .success(type)
        }
        if case .nominal(let identifier, _) = base, tables.isProtocol(identifier) { return .success(type) }
        return .success(substitute(Substitution(names: ["Self"], arguments: [base], depth: associatedDepth), in: type))
      } catch { return .failure(error) }
    case .associated(_, let name):
      guard let base = match.conforming, case .nominal(let identifier, _) = base, !tables.isProtocol(identifier) else {
        return .success(.parameter("Self.\(name)"))
      }
      return .success(AssociatedTypes(tables: tables, depth: associatedDepth).witness(of: base, named: name))
    }
  }

  private func nominal(
    _ identifier: TypeIdentifier, match: MemberMatch, arguments: [ResolvedType], from context: LexicalContext
  ) -> ResolvedType {
    guard let record = tables.types[identifier] else { return .unknown("'\(identifier.name)' is not declared") }
    if record.kind == .protocol { return .existential([.nominal(identifier, arguments: arguments)]) }
    let outerCount = record.genericNames.count - record.ownGenericNames.count
    var outer = match.ownerArguments
    if outer.count != outerCount {
      // Nested in an extension of a type that was not read, or reached through a protocol.
      outer = outerCount == 0 ? [] : Array(record.identityArguments.prefix(outerCount))
    }
    if record.ownGenericNames.isEmpty {
      guard arguments.isEmpty else { return .unknown("'\(identifier.dottedName)' has no type parameters") }
      return .nominal(identifier, arguments: outer)
    }
    if arguments.isEmpty {
      // Inside itself the bare name means itself; elsewhere the arguments are left to the compiler.
      guard context.enclosing.contains(identifier) else { return .nominal(identifier, arguments: []) }
      return .nominal(identifier, arguments: record.identityArguments)
    }
    let others = record.ownGenericNames.count - 1
    if let pack = record.packIndex, arguments.count >= others {
      let end = arguments.count - (others - pack)
      let elements = arguments[pack..<end].map { ResolvedType.TupleElement(label: nil, type: $0) }
      return .nominal(
        identifier, arguments: outer + arguments[..<pack] + [.pack(.tuple(elements))] + arguments[end...])
    }
    if arguments.count == others + 1, record.packIndex == nil {
      return .nominal(identifier, arguments: outer + arguments)
    }
    return .unknown("the type arguments of '\(identifier.dottedName)' do not match its parameters")
  }

  /// `Base.name`
  mutating func member(
    _ name: String, arguments: [ResolvedType], of base: ResolvedType, from context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    switch base {
    case .nominal(let identifier, let baseArguments):
      let matches = members(named: name, of: identifier, arguments: baseArguments, from: context)
      if !matches.isEmpty { return try instantiate(matches, named: name, arguments: arguments, from: context) }
      let record = tables.types[identifier]
      if let index = record?.genericNames.firstIndex(of: name), baseArguments.indices.contains(index) {
        return baseArguments[index]
      }
      return try missingMember(name, of: identifier, from: context)
    case .existential(let elements):
      guard elements.count == 1, case .nominal(let identifier, _)? = elements.first else { break }
      let matches = members(named: name, of: identifier, arguments: [], from: context)
      if !matches.isEmpty { return try instantiate(matches, named: name, arguments: arguments, from: context) }
      return try missingMember(name, of: identifier, from: context)
    case .parameter(let parameter): return .parameter("\(parameter).\(name)")
    case .unknown, .opaque, .tuple, .function, .metatype, .pack, .external, .optional, .array, .dictionary: break
    }
    if case .unknown = base { return base }
    let own = ownMembers(named: name, of: base, from: context)
    if !own.isEmpty { return try instantiate(own, named: name, arguments: arguments, from: context) }
    if let form = base.externalForm { return memberOfUnread(name, arguments, form) }
    return .unknown("'\(name)' is a member of a type that was not read")
  }

  private func memberOfUnread(
    _ name: String, _ arguments: [ResolvedType], _ form: (path: [String], arguments: [ResolvedType])
  ) -> ResolvedType {
    if name == "Element", ["Array", "Set"].contains(form.path.joined()), let element = form.arguments.first {
      return element
    }
    return .external(path: form.path + [name], arguments: form.arguments + arguments)
  }

  private func missingMember(
    _ name: String, of identifier: TypeIdentifier, from context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    // Private or internal elsewhere: found, so that it can be said why it cannot be named.
    let hidden = tables.types[identifier]?.members[name] ?? []
    if hidden.count == 1, case .type(let nested)? = hidden.first?.entity {
      if tables.isProtocol(nested) { return .existential([.nominal(nested, arguments: [])]) }
      return .nominal(nested, arguments: [])
    }
    if let reason = mayHaveUnreadMembers(identifier) { return .unknown(reason) }
    throw .notFound("\(identifier.dottedName).\(name)", nearNames(name, from: context))
  }

  /// Of the innermost type that may have them.
  func mayHaveUnreadMembers(_ enclosing: [TypeIdentifier]) -> String? {
    for identifier in enclosing.reversed() {
      if let reason = mayHaveUnreadMembers(identifier) { return reason }
    }
    return nil
  }

  /// Why a type may have members that are not among its facts.
  func mayHaveUnreadMembers(_ identifier: TypeIdentifier) -> String? {
    if identifier.module.isEmpty { return "'\(identifier.dottedName)' was not read" }
    let base = ResolvedType.nominal(identifier, arguments: tables.types[identifier]?.identityArguments ?? [])
    for type in [base] + InheritanceWalk(tables: tables).supertypes(of: base) {
      switch type {
      case .nominal(let identifier, _):
        if let macro = AttachedMacros(tables: tables).name(on: identifier) {
          return "the macro @\(macro) may add members to '\(identifier.dottedName)'"
        }
      case .external(let path, _):
        if path.count == 1, KnownTypes.shared.hasNoMemberTypes(path[0]) { continue }
        return "'\(identifier.dottedName)' inherits from '\(path.joined(separator: "."))', which was not read"
      case .unknown(let reason): return reason
      case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack: break
      }
    }
    return nil
  }
}
