import HandwireFacts

/// The protocols that a module declares and that another file can see.
public enum DeclaredProtocols {
  /// By path, then place; nested ones after what they are nested in.
  public static func all(in module: Module) -> [TypeIdentifier] {
    var found: [TypeIdentifier] = []
    var seen: Set<TypeIdentifier> = []
    for file in module.files {
      var pending = file.facts.types.map { (fact: $0, path: [$0.header.name]) }
      pending += file.facts.extensions.flatMap { declaration -> [(fact: TypeFact, path: [String])] in
        guard case .named(let named) = declaration.extended else { return [] }
        let outer = named.components.map(\.name)
        return declaration.members.types.map { ($0, outer + [$0.header.name]) }
      }
      var next = 0
      while next < pending.count {
        let (fact, path) = pending[next]
        next += 1
        if let access = fact.header.access, access <= .fileprivate { continue }
        if fact.kind == .protocol {
          let identifier = TypeIdentifier(module: module.name, path: path)
          if seen.insert(identifier).inserted { found.append(identifier) }
        }
        pending += fact.members.types.map { ($0, path + [$0.header.name]) }
      }
    }
    return found
  }
}
