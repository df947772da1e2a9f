extension Program {
  /// The names of all that a value of the type can stand for: its own type and whatever that inherits, known types of the
  /// standard library without a module; for an existential, what any of its members inherits. Conditions of
  /// conformances are not looked at, so `conforms` has the last word.
  ///
  /// Empty for functions, tuples and the like, which stand for types of their own kind only.
  public func supertypeNames(of type: ResolvedType) -> Set<TypeIdentifier> {
    switch type {
    case .existential(let elements), .opaque(let elements):
      return elements.reduce(into: []) { $0.formUnion(supertypes.names(of: $1, tables)) }
    case .nominal, .external, .optional, .array, .dictionary: return supertypes.names(of: type, tables)
    case .tuple, .function, .metatype, .parameter, .pack, .unknown: return []
    }
  }

  /// Names that each subtype of the type has among its `supertypeNames`; `nil` where the compiler decides by other
  /// means than inheritance alone (functions, `Sendable`, `AnyObject`).
  public func requiredNames(of type: ResolvedType) -> [TypeIdentifier]? {
    let elements: [ResolvedType]
    switch type {
    case .existential(let list), .opaque(let list): elements = list
    case .nominal, .external: elements = [type]
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return nil
    }
    let names = elements.filter { !Self.isDecidedByTheCompiler($0) }.compactMap { ProgramTables.key(of: $0) }
    return names.isEmpty ? nil : names
  }

  private static func isDecidedByTheCompiler(_ element: ResolvedType) -> Bool {
    guard case .external(let path, _) = element, path.count == 1 else { return false }
    return ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "AnyObject"].contains(path[0])
  }
}
