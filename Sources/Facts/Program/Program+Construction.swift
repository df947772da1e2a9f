extension Program {
  /// Every initializer of a type as a caller at one place sees it, with the type's arguments in place.
  ///
  /// Those that protocols give (`init(from:)`, `init(rawValue:)`, ones of protocol extensions) are left out.
  public func initializers(of type: ResolvedType, seenFrom context: LexicalContext) -> InitializerSet {
    InitializerReader(tables: tables, caller: context).initializers(of: type)
  }

  /// In source order; those of extensions follow, then those of superclasses.
  public func staticFunctions(
    named name: String, of type: TypeIdentifier, seenFrom context: LexicalContext
  ) -> [Callable] {
    guard let record = tables.types[type] else { return [] }
    let reader = CallableReader(tables: tables, caller: context)
    let start = ResolvedType.nominal(type, arguments: record.identityArguments)
    var chain = [start]
    if record.kind == .class { chain = InheritanceWalk(tables: tables).classChain(of: start).classes }
    var found: [Callable] = []
    for link in chain {
      guard case .nominal(let identifier, _) = link, let record = tables.types[identifier] else { continue }
      for declaration in record.declarations {
        for fact in declaration.declaration.fact.members.functions where isStatic(fact, named: name) {
          if let callable = reader.function(fact, at: .init(declaration), receiver: link) { found.append(callable) }
        }
      }
      for declaration in record.extensions {
        for fact in declaration.declaration.fact.members.functions where isStatic(fact, named: name) {
          let site = CallableReader.Site(declaration, of: record)
          if let callable = reader.function(fact, at: site, receiver: link) { found.append(callable) }
        }
      }
    }
    return found
  }

  private func isStatic(_ fact: FunctionFact, named name: String) -> Bool {
    fact.header.name == name && (fact.header.hasModifier("static") || fact.header.hasModifier("class"))
  }

  /// Top-level functions of that name in the own module and those the file imports, hidden ones too.
  public func functions(named name: String, seenFrom context: LexicalContext) -> [Callable] {
    let reader = CallableReader(tables: tables, caller: context)
    let scope = tables.files[FileKey(module: context.module, path: context.file)]
    var modules = [context.module]
    var next = 0
    let imports = (scope?.imports ?? []).filter { $0.name == nil || $0.name == name }
    for imported in imports where !modules.contains(imported.module) { modules.append(imported.module) }
    while next < modules.count {
      for exported in tables.exports[modules[next]] ?? [] where exported.name == nil || exported.name == name {
        if !modules.contains(exported.module) { modules.append(exported.module) }
      }
      next += 1
    }
    return modules.flatMap { module in
      (tables.functions[module]?[name] ?? []).compactMap { record in
        let isPrivate = (record.fact.header.access ?? .internal) <= .fileprivate
        if isPrivate && (record.file.path != context.file || record.file.module != context.module) { return nil }
        return reader.function(record.fact, at: .init(file: record.file), receiver: nil)
      }
    }
  }

  /// Instance properties in source order, computed ones too; those of extensions follow, then those of superclasses.
  public func storedMembers(of type: ResolvedType, seenFrom context: LexicalContext) -> [StoredMember] {
    guard case .nominal(let identifier, _) = type, let record = tables.types[identifier] else { return [] }
    var chain = [type]
    if record.kind == .class { chain = InheritanceWalk(tables: tables).classChain(of: type).classes }
    let reader = StoredPropertyReader(tables: tables)
    let visibility = VisibilityReader(tables: tables, context: context)
    var found: [StoredMember] = []
    var names: Set<String> = []
    for link in chain {
      guard case .nominal(let identifier, _) = link, let record = tables.types[identifier] else { continue }
      let known = found.count
      let sites =
        record.declarations.map { ($0.declaration.fact.members, $0.inside, $0.file, nil as AccessLevel?) }
        + record.extensions.map {
          ($0.declaration.fact.members, $0.inside, $0.file, $0.declaration.fact.header.access)
        }
      for (members, inside, file, defaultAccess) in sites {
        for fact in members.properties where !fact.isStatic && !names.contains(fact.header.name) {
          let property = reader.property(fact, of: link, in: inside)
          let access =
            fact.header.access ?? (defaultAccess == .private ? .fileprivate : defaultAccess)
            ?? (record.kind == .protocol ? record.declarations.first?.ownAccess : nil) ?? .internal
          let seen = visibility.visibility(access, in: file, owner: identifier, place: property.place, because: "")
          found.append(
            StoredMember(
              name: fact.header.name, type: property.type, spelling: property.spelling, place: property.place,
              isVisible: seen == .visible && visibility.visibility(of: identifier) == .visible,
              isComputed: fact.isComputed))
        }
      }
      // A subclass's own hides an overridden one.
      names.formUnion(found[known...].map(\.name))
    }
    return found
  }
}
