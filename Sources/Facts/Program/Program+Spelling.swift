extension Program {
  /// The shortest Swift source that names the type there: `any P`, `(any P)?`, `Platform.Store` where `Store` is taken.
  public func spelling(of type: ResolvedType, in context: LexicalContext) -> String {
    TypeSpeller(tables: tables, context: context).spell(type)
  }

  /// Modules of the program that a file must import to name the type there.
  public func modulesNeeded(toSpell type: ResolvedType, in context: LexicalContext) -> Set<String> {
    var needed: Set<String> = []
    collect(from: type, into: &needed)
    needed.remove(context.module)
    return needed
  }

  private func collect(from type: ResolvedType, into needed: inout Set<String>) {
    switch type {
    case .nominal(let identifier, let arguments):
      var current: TypeIdentifier? = identifier
      while let next = current {
        if !next.module.isEmpty { needed.insert(next.module) }
        current = tables.types[next]?.parent
      }
      for argument in arguments { collect(from: argument, into: &needed) }
    case .existential(let parts), .opaque(let parts), .external(_, let parts):
      for part in parts { collect(from: part, into: &needed) }
    case .optional(let part), .array(let part), .metatype(let part), .pack(let part): collect(from: part, into: &needed)
    case .dictionary(let key, let value):
      collect(from: key, into: &needed)
      collect(from: value, into: &needed)
    case .tuple(let elements): for element in elements { collect(from: element.type, into: &needed) }
    case .function(let function):
      for part in function.parameters + [function.result] { collect(from: part, into: &needed) }
      if let thrown = function.thrown { collect(from: thrown, into: &needed) }
      for identifier in function.globalActor.map({ tables.identifiersByName[$0] ?? [] }) ?? []
      where identifier.path.count == 1 {
        needed.insert(identifier.module)
      }
    case .parameter, .unknown: break
    }
  }

  /// For messages: `any NotificationScheduling`, `Trip.ID`.
  public func describe(_ type: ResolvedType) -> String {
    if case .unknown(let reason) = type { return "unknown (\(reason))" }
    return TypeSpeller(tables: tables, context: nil).spell(type)
  }
}
