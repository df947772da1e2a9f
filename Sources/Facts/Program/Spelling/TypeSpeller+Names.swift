extension TypeSpeller {
  /// The shortest path that means the type there, with the arguments of each generic type at its own name.
  func name(_ identifier: TypeIdentifier, _ arguments: [ResolvedType]) -> String {
    let components = components(identifier, arguments)
    guard let context else { return components.map(\.text).joined(separator: ".") }
    for start in components.indices.reversed() {
      let canDrop = components[..<start].allSatisfy(\.isIdentity)
      guard canDrop, finds(identifier, path: identifier.path.suffix(from: start), in: context) else { continue }
      return written(components.suffix(from: start))
    }
    let full = written(components[...])
    guard isTaken(identifier.path, in: context) else { return full }
    guard let module = moduleOfOutermost(identifier) else { return full }
    let isShadowed = topLevelMeaning(of: module, in: context) != nil
    return SourceName.declared(module) + (isShadowed ? "::" : ".") + full
  }

  /// A nested type may stand in an extension in another module than the type around it.
  private func moduleOfOutermost(_ identifier: TypeIdentifier) -> String? {
    var current = identifier
    while let parent = tables.types[current]?.parent { current = parent }
    if current.module.isEmpty { return current.path.first.flatMap { KnownTypes.shared[$0]?.module } }
    return current.module
  }

  func name(unread path: [String]) -> String {
    let plain = path.enumerated().map { $0.offset == 0 ? SourceName.type($0.element) : SourceName.member($0.element) }
      .joined(separator: ".")
    guard let context, let first = path.first, topLevelMeaning(of: first, in: context) != nil,
      let module = KnownTypes.shared[first]?.module ?? onlyUnreadModule(in: context)
    else { return plain }
    return "\(module).\(plain)"
  }

  /// The module that an unread name must come from, where the file imports just one that is not known by heart.
  private func onlyUnreadModule(in context: LexicalContext) -> String? {
    let scope = tables.files[FileKey(module: context.module, path: context.file)]
    let unread = (scope?.unread ?? []).filter { !KnownTypes.shared.completeModules.contains($0) }
    return unread.count == 1 ? unread.first : nil
  }

  private struct Component {
    var name: String
    var text: String
    /// Its arguments are what the bare name means where its parameters are in reach.
    var isIdentity: Bool
  }

  private func components(_ identifier: TypeIdentifier, _ arguments: [ResolvedType]) -> [Component] {
    var records: [TypeRecord?] = []
    var current: TypeIdentifier? = identifier
    while let next = current, records.count < identifier.path.count {
      records.append(tables.types[next])
      current = tables.types[next]?.parent
    }
    while records.count < identifier.path.count { records.append(nil) }
    if tables.isProtocol(identifier) {
      return identifier.path.enumerated().map { index, name in
        Component(
          name: name, text: name + (index == identifier.path.count - 1 ? list(arguments) : ""), isIdentity: true)
      }
    }
    var rest = arguments[...]
    return zip(identifier.path, records.reversed()).map { name, record in
      let names = record?.ownGenericNames ?? []
      let own = Array(rest.prefix(names.count))
      rest = rest.dropFirst(names.count)
      return Component(
        name: name, text: name + list(own), isIdentity: own == names.map { .parameter($0) } || own.isEmpty)
    }
  }

  private func written(_ components: ArraySlice<Component>) -> String {
    components.enumerated().map { index, component in
      let name = index == 0 ? SourceName.type(component.name) : SourceName.member(component.name)
      return name + component.text.dropFirst(component.name.count)
    }
    .joined(separator: ".")
  }

  private func finds(_ identifier: TypeIdentifier, path: ArraySlice<String>, in context: LexicalContext) -> Bool {
    meaning(of: Array(path), in: context) == identifier
  }

  /// The beginning of the path means something else there.
  private func isTaken(_ path: [String], in context: LexicalContext) -> Bool {
    guard let first = path.first else { return false }
    var resolver = TypeResolver(tables: tables)
    do throws(LookupFailure) {
      let found = try resolver.resolve(.named(NamedType(components: [.init(name: first)])), in: context)
      return key(of: found).map { !$0.module.isEmpty } ?? true
    } catch {
      if case .ambiguous = error.lookup { return true }
      return false
    }
  }

  private func meaning(of path: [String], in context: LexicalContext) -> TypeIdentifier? {
    var resolver = TypeResolver(tables: tables)
    let expression = TypeExpression.named(NamedType(components: path.map { .init(name: $0) }))
    return (try? resolver.resolve(expression, in: context)).flatMap { key(of: $0) }
  }

  private func key(of type: ResolvedType) -> TypeIdentifier? {
    if case .existential(let elements) = type, elements.count == 1, let only = elements.first {
      return ProgramTables.key(of: only)
    }
    return ProgramTables.key(of: type)
  }

  /// The program's own type of that name, where one is in reach.
  private func topLevelMeaning(of name: String, in context: LexicalContext) -> TypeIdentifier? {
    meaning(of: [name], in: context).flatMap { $0.module.isEmpty ? nil : $0 }
  }
}
