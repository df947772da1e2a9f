/// Works out the isolation of every type once, each after what it depends on.
struct IsolationLinker {
  func link(_ tables: ProgramTables) -> ProgramTables {
    var resolver = IsolationResolver(tables: tables)
    var state: [TypeIdentifier: Visit] = [:]
    for start in tables.types.keys.sorted() {
      var stack = [start]
      while let next = stack.last {
        switch state[next] {
        case .done: stack.removeLast()
        case .open:
          resolver.tables.isolations[next] = resolver.inferred(for: next)
          state[next] = .done
          stack.removeLast()
        case nil:
          state[next] = .open
          // Those that are open already depend on this one: broken code, and what they say is nothing yet.
          stack += dependencies(of: next, tables).filter { state[$0] == nil }
        }
      }
    }
    return resolver.tables
  }

  private enum Visit { case open, done }

  private func dependencies(of type: TypeIdentifier, _ tables: ProgramTables) -> [TypeIdentifier] {
    guard let record = tables.types[type] else { return [] }
    var found = record.parent.map { [$0] } ?? []
    for supertype in record.supertypes where supertype.isPrimary {
      if case .nominal(let identifier, _) = supertype.type { found.append(identifier) }
    }
    let properties = record.declarations.flatMap(\.declaration.fact.members.properties)
    for name in Set(properties.flatMap { $0.header.attributes.map(\.name) }).sorted() {
      found += tables.identifiersByName[name] ?? []
    }
    return found
  }
}
