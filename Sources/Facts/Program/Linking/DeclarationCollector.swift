/// First pass of linking: every declaration under its name; extensions wait until the names they extend can be looked up.
struct DeclarationCollector {
  var tables = ProgramTables()
  /// Extensions whose extended type has not been found yet, in order of module and path.
  var pendingExtensions: [ExtensionDeclaration] = []

  init(modules: [Module]) {
    for module in modules {
      tables.modules[module.name] = module
      tables.topLevel[module.name] = [:]
    }
    for module in modules { collect(module) }
  }

  private mutating func collect(_ module: Module) {
    for file in module.files {
      let key = FileKey(module: module.name, path: file.path)
      let context = LexicalContext(module: module.name, file: file.path)
      for type in file.facts.types { register(type, in: nil, context: context, defaultAccess: .internal) }
      for alias in file.facts.aliases { register(alias, in: nil, context: context, defaultAccess: .internal) }
      for function in file.facts.functions {
        tables.functions[module.name, default: [:]][function.header.name, default: []]
          .append(.init(fact: function, file: key))
      }
      for fact in file.facts.extensions {
        pendingExtensions.append(ExtensionDeclaration(fact: fact, path: file.path, module: module.name))
      }
    }
  }

  private struct Pending {
    var fact: TypeFact
    var parent: TypeIdentifier?
    var context: LexicalContext
    var defaultAccess: AccessLevel
    var parentAccess: AccessLevel
    var isInExtension: Bool
  }

  /// Registers a type and all that is nested in it, without recursion.
  mutating func register(
    _ fact: TypeFact, in parent: TypeIdentifier?, context: LexicalContext, defaultAccess: AccessLevel,
    isInExtension: Bool = false
  ) {
    let parentAccess = parent.flatMap { tables.types[$0]?.declarations.first?.declaration.access } ?? .open
    var stack = [
      Pending(
        fact: fact, parent: parent, context: context, defaultAccess: defaultAccess, parentAccess: parentAccess,
        isInExtension: isInExtension)
    ]
    while let next = stack.popLast() {
      let declaration = declare(next)
      let inside = declaration.inside
      let identifier = declaration.declaration.identifier
      // The members of a protocol are as visible as the protocol.
      let memberAccess: AccessLevel = next.fact.kind == .protocol ? declaration.ownAccess : .internal
      for alias in next.fact.members.aliases {
        register(alias, in: identifier, context: inside, defaultAccess: memberAccess)
      }
      for associated in next.fact.members.associatedTypes {
        let name = associated.header.name
        add(
          TypeMember(
            entity: .associated(of: identifier, name: name), access: declaration.ownAccess, file: declaration.file,
            owner: identifier), named: name, to: identifier)
      }
      for nested in next.fact.members.types.reversed() {
        stack.append(
          Pending(
            fact: nested, parent: identifier, context: inside, defaultAccess: .internal,
            parentAccess: declaration.declaration.access, isInExtension: false))
      }
    }
  }

  private mutating func declare(_ pending: Pending) -> TypeRecord.Declaration {
    let fact = pending.fact
    let access = fact.header.access ?? pending.defaultAccess
    let isFilePrivate = access <= .fileprivate && (pending.parent == nil || pending.isInExtension)
    let identifier = TypeIdentifier(
      module: pending.context.module, path: (pending.parent?.path ?? []) + [fact.header.name],
      file: isFilePrivate ? pending.context.file : pending.parent?.file)
    var inside = pending.context
    inside.enclosing.append(identifier)
    let own = fact.genericParameters.map(\.name)
    inside.genericParameters += own
    let declaration = TypeRecord.Declaration(
      declaration: TypeDeclaration(
        identifier: identifier, fact: fact, path: pending.context.file, access: min(access, pending.parentAccess)),
      outside: pending.context, ownAccess: access, inside: inside)
    let isNew = tables.types[identifier] == nil
    var record = tables.types[identifier] ?? TypeRecord(identifier: identifier)
    if isNew {
      record.parent = pending.parent
      record.kind = fact.kind
      record.ownGenericNames = own
      record.genericNames = (pending.parent.flatMap { tables.types[$0]?.genericNames } ?? []) + own
      record.packIndex = fact.genericParameters.firstIndex(where: \.isPack)
      record.primaryAssociatedTypes = fact.primaryAssociatedTypes
      tables.identifiersByName[fact.header.name, default: []].append(identifier)
    }
    record.declarations.append(declaration)
    tables.types[identifier] = record
    if isNew {
      let member = TypeMember(
        entity: .type(identifier), access: access, file: declaration.file, owner: pending.parent)
      if let parent = pending.parent {
        add(member, named: fact.header.name, to: parent)
      } else {
        addTopLevel(member, named: fact.header.name, module: identifier.module)
      }
    }
    return declaration
  }

  mutating func register(
    _ fact: AliasFact, in owner: TypeIdentifier?, context: LexicalContext, defaultAccess: AccessLevel
  ) {
    var context = context
    context.genericParameters += fact.genericParameters.map(\.name)
    let key = FileKey(module: context.module, path: context.file)
    let member = TypeMember(
      entity: .alias(tables.aliases.count), access: fact.header.access ?? defaultAccess, file: key, owner: owner)
    tables.aliases.append(AliasRecord(fact: fact, context: context, owner: owner, file: key))
    if let owner {
      add(member, named: fact.header.name, to: owner)
    } else {
      addTopLevel(member, named: fact.header.name, module: context.module)
    }
  }

  private mutating func add(_ member: TypeMember, named name: String, to owner: TypeIdentifier) {
    tables.types[owner, default: TypeRecord(identifier: owner)].members[name, default: []].append(member)
    tables.memberNames.insert(name)
  }

  private mutating func addTopLevel(_ member: TypeMember, named name: String, module: String) {
    tables.topLevel[module, default: [:]][name, default: []].append(member)
  }
}
