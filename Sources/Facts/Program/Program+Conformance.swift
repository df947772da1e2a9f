extension Program {
  /// Whether a value of `type` can stand where `target` is asked for without a cast: the same type, a subclass, a
  /// conforming type, a refined existential, and the same inside optionals, arrays, dictionaries and closures.
  /// `T` for `T?` is not counted; `some P` is met as `any P` is.
  public func conforms(_ type: ResolvedType, to target: ResolvedType) -> Answer {
    var resolver = ConformanceResolver(tables: tables)
    return resolver.conforms(type, to: target)
  }

  /// Structs, classes, enums and actors that surely conform, sorted by module and path.
  public func conformers(of existential: ResolvedType) -> [TypeIdentifier] {
    let elements: [ResolvedType]
    switch existential {
    case .existential(let list), .opaque(let list): elements = list
    case .nominal, .external: elements = [existential]
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return []
    }
    // One of the program's own has the fewest subtypes to look through.
    let keys = elements.compactMap { ProgramTables.key(of: $0) }
    guard let first = keys.first(where: { !$0.module.isEmpty }) ?? keys.first else { return [] }
    var seen: Set<TypeIdentifier> = [first]
    var stack = [first]
    while let next = stack.popLast() {
      for subtype in tables.subtypes[next] ?? [] where seen.insert(subtype).inserted { stack.append(subtype) }
    }
    return seen.filter { identifier in
      guard let record = tables.types[identifier], let kind = record.kind, kind != .protocol else { return false }
      return conforms(.nominal(identifier, arguments: record.identityArguments), to: existential) == .yes
    }
    .sorted()
  }

  /// Explicit, or inferred where the compiler infers it; unknown where parts were not read.
  public func isSendable(_ type: ResolvedType) -> Answer { SendabilityResolver(tables: tables).isSendable(type) }

  /// `false` only where `~Copyable` was read and no conditional conformance restores it.
  public func isCopyable(_ type: ResolvedType) -> Bool { CopyabilityResolver(tables: tables).isCopyable(type) }

  /// Written, or inferred from superclass, protocols, the enclosing type and the module's default.
  public func isolation(of type: TypeIdentifier) -> Isolation { IsolationResolver(tables: tables).isolation(of: type) }

  /// Of the type with all that encloses it.
  public func isVisible(_ type: TypeIdentifier, from context: LexicalContext) -> Callable.Visibility {
    VisibilityReader(tables: tables, context: context).visibility(of: type)
  }
}
