extension TypeResolver {
  /// `Module::A<B>.C`, component by component.
  mutating func resolve(_ named: NamedType, in context: LexicalContext) throws(LookupFailure) -> ResolvedType {
    guard let first = named.components.first else { return .unknown("a type name is empty") }
    var rest = named.components.dropFirst()
    var current: ResolvedType
    if let module = named.module {
      current = try resolve(first, inModule: module, from: context)
    } else if let found = try resolveFirst(first, in: context) {
      current = found
    } else if let next = rest.first, isModule(first.name, seenFrom: context) {
      rest = rest.dropFirst()
      current = try resolve(next, inModule: first.name, from: context)
    } else {
      current = try resolveUnread(first, in: context)
    }
    for component in rest {
      let arguments = try resolveAll(component.arguments, in: context)
      current = try member(component.name, arguments: arguments, of: current, from: context)
    }
    return current
  }

  /// A name without anything in front of it, from the innermost scope outwards; `nil` where the program has none.
  private mutating func resolveFirst(
    _ component: NamedType.Component, in context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType? {
    let name = component.name
    if name == "Self" { return selfType(in: context) }
    if name == "Any" { return .existential([]) }
    let arguments = try resolveAll(component.arguments, in: context)
    var enclosingParameters: Set<String> = []
    for identifier in context.enclosing {
      enclosingParameters.formUnion(tables.types[identifier]?.genericNames ?? [])
    }
    if context.genericParameters.contains(name), !enclosingParameters.contains(name) { return .parameter(name) }
    for identifier in context.enclosing.reversed() {
      guard let record = tables.types[identifier] else { continue }
      if record.ownGenericNames.contains(name) { return .parameter(name) }
      let matches = members(named: name, of: identifier, arguments: record.identityArguments, from: context)
      if !matches.isEmpty { return try instantiate(matches, named: name, arguments: arguments, from: context) }
    }
    if enclosingParameters.contains(name) { return .parameter(name) }
    let found = topLevel(named: name, from: context)
    if !found.isEmpty {
      let matches = found.map { MemberMatch(entity: $0.entity, ownerArguments: []) }
      return try instantiate(matches, named: name, arguments: arguments, from: context)
    }
    return nil
  }

  /// The type that `Self` means; in a protocol and its extensions a parameter.
  func selfType(in context: LexicalContext) -> ResolvedType {
    guard let identifier = context.enclosing.last else { return .unknown("`Self` stands outside of a type") }
    guard let record = tables.types[identifier] else { return .unknown("`Self` stands in a type that was not read") }
    if record.kind == .protocol { return .parameter("Self") }
    if identifier.module.isEmpty {
      return ResolvedType.wellKnown(path: identifier.path, arguments: record.identityArguments)
    }
    return .nominal(identifier, arguments: record.identityArguments)
  }

  /// Members of the own module, else of the imported ones; what cannot be named from the context is left out.
  func topLevel(named name: String, from context: LexicalContext) -> [TypeMember] {
    let own = (tables.topLevel[context.module]?[name] ?? []).filter { tables.permits($0, from: context) }
    if !own.isEmpty { return own }
    guard let scope = tables.files[FileKey(module: context.module, path: context.file)] else { return [] }
    let scoped = scope.imports.filter { $0.name == name }
    let named = scoped.flatMap { exported(named: name, by: $0, from: context) }
    if !named.isEmpty || scope.unreadNames.contains(name) { return unique(named) }
    return unique(scope.imports.filter { $0.name == nil }.flatMap { exported(named: name, by: $0, from: context) })
  }

  /// What a module offers under a name: its own, else what the modules it re-exports offer.
  func exported(named name: String, by imported: FileScope.Import, from context: LexicalContext) -> [TypeMember] {
    var visited: Set<String> = []
    var found: [TypeMember] = []
    var stack = [imported]
    while let next = stack.popLast() {
      if let only = next.name, only != name { continue }
      guard visited.insert(next.module).inserted else { continue }
      let own = (tables.topLevel[next.module]?[name] ?? []).filter { tables.permits($0, from: context) }
      found += own
      if own.isEmpty { stack += tables.exports[next.module] ?? [] }
    }
    return found
  }

  private func unique(_ members: [TypeMember]) -> [TypeMember] {
    var seen: Set<TypeEntity> = []
    return members.filter { seen.insert($0.entity).inserted }
  }

  /// Whether the name can stand for a module there.
  func isModule(_ name: String, seenFrom context: LexicalContext) -> Bool {
    if name == context.module || name == "Swift" { return true }
    guard let scope = tables.files[FileKey(module: context.module, path: context.file)] else { return false }
    return scope.imports.contains { $0.module == name } || scope.unread.contains(name)
  }

  /// `Module.Name` and `Module::Name`.
  private mutating func resolve(
    _ component: NamedType.Component, inModule module: String, from context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    let arguments = try resolveAll(component.arguments, in: context)
    guard tables.modules[module] != nil else {
      return unreadType(component.name, arguments: arguments)
    }
    let key = FileKey(module: context.module, path: context.file)
    var imports = (tables.files[key]?.imports ?? []).filter { $0.module == module }
    if module == context.module || imports.isEmpty { imports = [FileScope.Import(module: module, name: nil)] }
    let found = unique(imports.flatMap { exported(named: component.name, by: $0, from: context) })
    if found.isEmpty {
      if let hidden = hidden(named: component.name, in: [module], from: context) { return hidden }
      // What the module re-exports may hold it.
      if exportsUnread(module) { return unreadType(component.name, arguments: arguments) }
      throw .notFound("\(module).\(component.name)", nearNames(component.name, from: context))
    }
    let matches = found.map { MemberMatch(entity: $0.entity, ownerArguments: []) }
    return try instantiate(matches, named: component.name, arguments: arguments, from: context)
  }

  private func exportsUnread(_ module: String) -> Bool {
    guard let module = tables.modules[module] else { return true }
    return module.files.contains { file in
      file.facts.imports.contains { $0.attributes.contains("_exported") && tables.modules[$0.module] == nil }
    }
  }

  /// A name that nothing visible in the program has.
  private mutating func resolveUnread(
    _ component: NamedType.Component, in context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    let name = component.name
    let arguments = try resolveAll(component.arguments, in: context)
    if KnownTypes.shared[name] != nil || ResolvedType.wellKnownNames.contains(name) {
      return unreadType(name, arguments: arguments)
    }
    let scope = tables.files[FileKey(module: context.module, path: context.file)] ?? FileScope()
    if KnownTypes.commonMemberTypes.contains(name), let reason = mayHaveUnreadMembers(context.enclosing) {
      return .unknown(reason)
    }
    if scope.unread.contains(where: { !KnownTypes.shared.completeModules.contains($0) }) {
      return unreadType(name, arguments: arguments)
    }
    if let hidden = hidden(named: name, in: [context.module] + scope.imports.map(\.module), from: context) {
      return hidden
    }
    if !scope.unread.filter({ $0 != "Handwire" }).isEmpty { return unreadType(name, arguments: arguments) }
    if let reason = mayHaveUnreadMembers(context.enclosing) { return .unknown(reason) }
    throw .notFound(name, nearNames(name, from: context))
  }

  /// The only type of that name in those modules that cannot be named from here: found, so that it can be said why.
  private func hidden(named name: String, in modules: [String], from context: LexicalContext) -> ResolvedType? {
    for module in modules {
      let members = (tables.topLevel[module]?[name] ?? []).filter {
        $0.access > .fileprivate && !tables.permits($0, from: context)
      }
      guard members.count == 1, case .type(let identifier)? = members.first?.entity else { continue }
      if tables.isProtocol(identifier) { return .existential([.nominal(identifier, arguments: [])]) }
      return .nominal(identifier, arguments: [])
    }
    return nil
  }

  /// A type that was not read, by its name.
  func unreadType(_ name: String, arguments: [ResolvedType]) -> ResolvedType {
    if let known = KnownTypes.shared[name] {
      if let aliased = known.aliased { return .external(path: [aliased], arguments: []) }
      if known.kind == .protocol { return .existential([.external(path: [name], arguments: arguments)]) }
    }
    return ResolvedType.wellKnown(path: [name], arguments: arguments)
  }
}
