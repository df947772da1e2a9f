/// What stands in place of a protocol's associated types in a conforming type.
struct AssociatedTypes {
  let tables: ProgramTables
  let depth: Int

  init(tables: ProgramTables, depth: Int = 0) {
    self.tables = tables
    self.depth = depth
  }

  /// `T.Item`: written in the type, an extension, a superclass or a protocol; else unknown, because the compiler infers it.
  func witness(of type: ResolvedType, named name: String) -> ResolvedType {
    switch type {
    case .nominal(let identifier, let arguments):
      return witness(of: type, identifier, arguments, named: name)
    case .parameter(let parameter): return .parameter("\(parameter).\(name)")
    case .unknown: return type
    case .array(let element): if name == "Element" { return element }
    case .existential(let elements), .opaque(let elements):
      if elements.count == 1, let found = argument(named: name, in: elements) { return found }
    case .external, .optional, .dictionary, .tuple, .function, .metatype, .pack: break
    }
    if case .external(let path, let arguments) = type, path == ["Set"], name == "Element", let element = arguments.first
    {
      return element
    }
    return .unknown("the associated type '\(name)' is not known")
  }

  private func witness(
    of type: ResolvedType, _ identifier: TypeIdentifier, _ arguments: [ResolvedType], named name: String
  ) -> ResolvedType {
    let unknown = ResolvedType.unknown(
      "the associated type '\(name)' of '\(identifier.dottedName)' is inferred by the compiler")
    guard depth < 8, let record = tables.types[identifier] else { return unknown }
    let walk = InheritanceWalk(tables: tables)
    let supertypes = walk.supertypes(of: type)
    let chain = [type] + supertypes.filter { isClass($0) }
    for link in chain {
      guard case .nominal(let identifier, let arguments) = link, let record = tables.types[identifier] else { continue }
      if let index = record.genericNames.lastIndex(of: name) {
        return arguments.indices.contains(index) ? arguments[index] : .parameter(name)
      }
      if let found = declared(name, in: record, arguments: arguments, conforming: type) { return found }
    }
    let isProtocol = record.kind == .protocol
    let protocols = (isProtocol ? [type] : []) + supertypes.filter { !isClass($0) }
    if let found = argument(named: name, in: protocols) { return found }
    for case .nominal(let identifier, _) in protocols {
      guard let record = tables.types[identifier] else { continue }
      if let found = sameType(name, in: record)
        ?? (isProtocol ? nil : declared(name, in: record, arguments: [], conforming: type))
      {
        return Substitution(names: ["Self"], arguments: [type], depth: depth + 1).apply(to: found, tables: tables)
      }
    }
    if isProtocol { return .parameter("Self.\(name)") }
    // Members may name other associated types, those others again; two steps are enough for what people write.
    guard depth < 2 else { return unknown }
    return AssociatedTypeInference(tables: tables, depth: depth).inferred(name, for: type, in: protocols) ?? unknown
  }

  private func isClass(_ type: ResolvedType) -> Bool {
    guard case .nominal(let identifier, _) = type else { return false }
    return !tables.isProtocol(identifier)
  }

  /// A `typealias` or a nested type of that name.
  private func declared(
    _ name: String, in record: TypeRecord, arguments: [ResolvedType], conforming: ResolvedType
  ) -> ResolvedType? {
    for member in record.members[name] ?? [] {
      switch member.entity {
      case .type(let identifier):
        if tables.isProtocol(identifier) { continue }
        let count = tables.types[identifier]?.genericNames.count ?? 0
        return .nominal(identifier, arguments: count == arguments.count ? arguments : [])
      case .alias(let index):
        var resolver = TypeResolver(tables: tables, associatedDepth: depth + 1)
        if let type = try? resolver.expand(alias: index, ownerArguments: arguments, arguments: []) { return type }
      case .associated: continue
      }
    }
    return nil
  }

  /// The argument of `Repo<User>` for its primary associated type.
  func argument(named name: String, in types: [ResolvedType]) -> ResolvedType? {
    for case .nominal(let identifier, let arguments) in types {
      guard let record = tables.types[identifier], record.kind == .protocol,
        let index = record.primaryAssociatedTypes.firstIndex(of: name), arguments.indices.contains(index)
      else { continue }
      return arguments[index]
    }
    return nil
  }

  /// `protocol UserRepo: Repo where Item == User`
  func sameType(_ name: String, in record: TypeRecord) -> ResolvedType? {
    for declaration in record.declarations {
      for requirement in declaration.declaration.fact.requirements where requirement.relation == .sameType {
        guard case .named(let left) = requirement.left else { continue }
        let path = left.components.map(\.name)
        guard path == [name] || path == ["Self", name] else { continue }
        var resolver = TypeResolver(tables: tables, associatedDepth: depth + 1)
        if let type = try? resolver.resolve(requirement.right, in: declaration.inside) { return type }
      }
    }
    return nil
  }
}
