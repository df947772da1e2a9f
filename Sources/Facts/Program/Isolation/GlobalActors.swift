/// Gives every global actor one name, however an attribute spells it: qualified, nested, or by an alias.
struct GlobalActors {
  let tables: ProgramTables

  /// `MainActor`, the dotted name of a type of the program that is marked as one, or an unread name that ends like one.
  func actor(named attribute: AttributeFact) -> String? { actor(written: attribute.text.dropFirst()) }

  /// Without `@`: `MainActor`, `Storage.Work`, `MainActor(unsafe)`.
  func actor(written text: some StringProtocol) -> String? {
    let path = String(text).prefix { $0 != "(" && $0 != "<" && $0 != " " }.filter { $0 != "`" }.split(separator: ".")
      .map(String.init)
    guard let name = path.last else { return nil }
    if name == "MainActor" { return name }
    if let declared = declared(path) { return declared }
    if path.count == 1, let aliased = tables.globalActorAliases[name] { return aliased }
    let isUnread = tables.identifiersByName[name] == nil
    return isUnread && name.hasSuffix("Actor") && name.first?.isUppercase == true ? name : nil
  }

  private func declared(_ path: [String]) -> String? {
    let actors = (tables.identifiersByName[path.last ?? ""] ?? []).filter { identifier in
      tables.types[identifier]?.declarations.contains {
        $0.declaration.fact.header.attribute(named: "globalActor") != nil
      } == true
    }
    let meant = actors.first { identifier in
      identifier.path.reversed().starts(with: path.reversed())
        || path.first == identifier.module && Array(path.dropFirst()) == identifier.path
    }
    return (meant ?? actors.first)?.dottedName
  }

  /// Alias → the actor that it stands for, of aliases of aliases too.
  func aliases() -> [String: String] {
    var found: [String: String] = [:]
    for _ in 0..<3 {
      let known = found.count
      let resolver = GlobalActors(tables: tables.with(globalActorAliases: found))
      for alias in tables.aliases where alias.fact.genericParameters.isEmpty {
        guard case .named(let named) = alias.fact.type, named.components.allSatisfy(\.arguments.isEmpty),
          let last = named.components.last?.name,
          last == "MainActor" || found[last] != nil || resolver.declared(named.components.map(\.name)) != nil
        else { continue }
        found[alias.fact.header.name] = resolver.actor(written: named.components.map(\.name).joined(separator: "."))
      }
      if found.count == known { break }
    }
    return found
  }
}

extension ProgramTables {
  fileprivate func with(globalActorAliases: [String: String]) -> ProgramTables {
    var copy = self
    copy.globalActorAliases = globalActorAliases
    return copy
  }
}
