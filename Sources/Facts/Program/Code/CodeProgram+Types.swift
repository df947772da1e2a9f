extension CodeProgram {
  /// Every type that the program declares, sorted.
  public var types: [TypeIdentifier] {
    tables.types.filter { !$0.value.declarations.isEmpty }.keys.sorted()
  }

  /// The program's name of a type: of a nominal one, of an existential of one protocol, of a type that was not read.
  public func identifier(of type: ResolvedType) -> TypeIdentifier? {
    if case .existential(let elements) = type, elements.count == 1, let only = elements.first {
      return ProgramTables.key(of: only)
    }
    return ProgramTables.key(of: type)
  }
}
