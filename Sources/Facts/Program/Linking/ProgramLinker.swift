/// Makes the tables of a program: declarations, imports, extensions, inheritance.
///
/// What a type inherits can decide what a name in another type's clause means, so those two passes are repeated until
/// nothing changes; ordinary programs need two rounds.
struct ProgramLinker {
  private var collector: DeclarationCollector
  private static let mostRounds = 6

  init(modules: [Module]) { collector = DeclarationCollector(modules: modules) }

  func linked() -> ProgramTables {
    var linker = self
    linker.collector.tables = ImportLinker().link(linker.collector.tables)
    for _ in 0..<Self.mostRounds {
      let hasBound = linker.bindExtensions()
      let hasLinked = linker.linkInheritance()
      if !hasBound && !hasLinked { break }
    }
    linker.bindRest()
    return IsolationLinker().link(linker.indexed())
  }

  /// Gives the members of extensions to the types that they extend; `false` where none is bound.
  private mutating func bindExtensions() -> Bool {
    var hasBound = false
    // `extension A.B` may come before the extension of `A` that declares `B`.
    for _ in 0..<8 {
      let pending = collector.pendingExtensions
      let targets = targets(of: pending)
      collector.pendingExtensions = []
      var hasProgress = false
      for (declaration, target) in zip(pending, targets) {
        if let target {
          bind(declaration, to: target.identifier, arguments: target.arguments)
          hasProgress = true
        } else {
          collector.pendingExtensions.append(declaration)
        }
      }
      hasBound = hasBound || hasProgress
      if !hasProgress || collector.pendingExtensions.isEmpty { break }
    }
    return hasBound
  }

  private typealias Target = (identifier: TypeIdentifier, arguments: [ResolvedType])

  private func targets(of extensions: [ExtensionDeclaration]) -> [Target?] {
    extensions.map { declaration in
      let context = LexicalContext(module: declaration.module, file: declaration.path)
      var resolver = TypeResolver(tables: collector.tables)
      guard let resolved = try? resolver.resolve(declaration.fact.extended, in: context) else { return nil }
      return target(of: resolved)
    }
  }

  /// Extensions of what is found nowhere are kept under the name they are written with.
  private mutating func bindRest() {
    for declaration in collector.pendingExtensions {
      guard case .named(let named) = declaration.fact.extended else { continue }
      bind(declaration, to: ProgramTables.identifier(ofExternal: named.components.map(\.name)), arguments: [])
    }
    collector.pendingExtensions = []
    _ = linkInheritance()
  }

  private func target(of type: ResolvedType) -> Target? {
    switch type {
    case .nominal(let identifier, let arguments): return (identifier, arguments)
    case .existential(let elements) where elements.count == 1:
      if case .nominal(let identifier, _)? = elements.first { return (identifier, []) }
      return type.externalForm.map { (ProgramTables.identifier(ofExternal: $0.path), $0.arguments) }
    case .external, .optional, .array, .dictionary:
      return type.externalForm.map { (ProgramTables.identifier(ofExternal: $0.path), $0.arguments) }
    case .existential, .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: return nil
    }
  }

  private mutating func bind(
    _ declaration: ExtensionDeclaration, to identifier: TypeIdentifier, arguments: [ResolvedType]
  ) {
    var record = collector.tables.types[identifier] ?? TypeRecord(identifier: identifier)
    if identifier.module.isEmpty, let names = KnownTypes.genericNames[identifier.dottedName] {
      record.ownGenericNames = names
      record.genericNames = names
    }
    let outside = LexicalContext(
      module: declaration.module, file: declaration.path, genericParameters: record.genericNames)
    var inside = outside
    inside.enclosing = [identifier]
    let isConstrained = arguments != record.identityArguments && arguments.count == record.genericNames.count
    record.extensions.append(
      TypeRecord.Extension(
        declaration: declaration, outside: outside, inside: inside, arguments: isConstrained ? arguments : []))
    collector.tables.types[identifier] = record
    let fact = declaration.fact
    let access = fact.header.access ?? .internal
    for alias in fact.members.aliases {
      collector.register(alias, in: identifier, context: inside, defaultAccess: access)
    }
    for type in fact.members.types {
      collector.register(type, in: identifier, context: inside, defaultAccess: access, isInExtension: true)
    }
  }

  /// Looks up every entry of every inheritance clause against the tables of the round before.
  private mutating func linkInheritance() -> Bool {
    let tables = collector.tables
    var hasChanged = false
    for (identifier, record) in tables.types {
      let supertypes = SupertypeReader(tables: tables).supertypes(of: record)
      if supertypes != record.supertypes {
        hasChanged = true
        collector.tables.types[identifier]?.supertypes = supertypes
      }
    }
    return hasChanged
  }

  private func indexed() -> ProgramTables {
    var tables = collector.tables
    var subtypes: [TypeIdentifier: Set<TypeIdentifier>] = [:]
    for (identifier, record) in tables.types {
      for supertype in record.supertypes where !supertype.isSuppressed {
        guard let key = ProgramTables.key(of: supertype.type) else { continue }
        subtypes[key, default: []].insert(identifier)
      }
    }
    tables.subtypes = subtypes.mapValues { $0.sorted() }
    tables.identifiersByName = tables.identifiersByName.mapValues { $0.sorted() }
    for identifier in tables.types.keys {
      tables.types[identifier]?.declarations.sort { $0.declaration.place < $1.declaration.place }
      tables.types[identifier]?.extensions.sort {
        ($0.declaration.module, $0.declaration.place) < ($1.declaration.module, $1.declaration.place)
      }
    }
    tables.globalActorAliases = GlobalActors(tables: tables).aliases()
    let reader = AttachedMacros(tables: tables)
    for (identifier, record) in tables.types {
      let names = reader.names(in: record)
      if !names.isEmpty { tables.macros[identifier] = names }
    }
    return tables
  }
}

extension ProgramTables {
  /// The record under which a nominal or unread type is kept.
  static func key(of type: ResolvedType) -> TypeIdentifier? {
    switch type {
    case .nominal(let identifier, _): identifier
    case .external, .optional, .array, .dictionary: type.externalForm.map { identifier(ofExternal: $0.path) }
    case .existential, .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: nil
    }
  }
}
