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

  /// As seen from a file: what it imports with `@preconcurrency`, from a module of an older language mode, passes.
  public func isSendable(_ type: ResolvedType, from context: LexicalContext) -> Answer {
    let answer = isSendable(type)
    guard answer == .no, let module = type.declaringModule, (tables.modules[module]?.settings.languageMode ?? 6) < 6,
      tables.files[FileKey(module: context.module, path: context.file)]?.preconcurrency.contains(module) == true
    else { return answer }
    return .unknown("'\(module)' is imported with @preconcurrency")
  }

  /// `false` only where `~Copyable` was read and no conditional conformance restores it.
  public func isCopyable(_ type: ResolvedType) -> Bool { CopyabilityResolver(tables: tables).isCopyable(type) }

  /// Written, or inferred from superclass, protocols, the enclosing type and the module's default.
  public func isolation(of type: TypeIdentifier) -> Isolation { IsolationResolver(tables: tables).isolation(of: type) }

  /// The global actor that an attribute names there, by the name that isolations have.
  public func globalActor(named attribute: AttributeFact, in context: LexicalContext) -> String? {
    guard attribute.arguments.isEmpty || attribute.name.hasSuffix("Actor") else { return nil }
    let path = attribute.text.dropFirst().prefix { $0 != "(" && $0 != " " }.filter { $0 != "`" }.split(separator: ".")
    let written = NamedType(components: path.map { .init(name: String($0)) })
    if case .found(.nominal(let identifier, _)) = resolve(.named(written), in: context) {
      let isActor = declarations(of: identifier).contains { $0.fact.header.attribute(named: "globalActor") != nil }
      return isActor ? identifier.dottedName : nil
    }
    return GlobalActors(tables: tables).actor(named: attribute)
  }

  /// Of the type with all that encloses it.
  public func isVisible(_ type: TypeIdentifier, from context: LexicalContext) -> Callable.Visibility {
    VisibilityReader(tables: tables, context: context).visibility(of: type)
  }
}

extension ResolvedType {
  /// The module of the only nominal type that it is made of.
  fileprivate var declaringModule: String? {
    switch self {
    case .nominal(let identifier, let arguments): arguments.isEmpty ? identifier.module : nil
    case .existential(let elements), .opaque(let elements): elements.count == 1 ? elements.first?.declaringModule : nil
    case .optional(let type), .array(let type): type.declaringModule
    case .external, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: nil
    }
  }
}
