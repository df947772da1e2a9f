/// What a type inherits from, directly or not, for looking up names: conditions are not asked for.
struct InheritanceWalk {
  let tables: ProgramTables

  /// More than any hierarchy has; generic classes that inherit from ever larger ones have no end.
  private static let largest = 1_000

  /// Superclasses first, nearest first, then protocols and types that were not read; the type itself is left out.
  func supertypes(of type: ResolvedType) -> [ResolvedType] {
    guard case .nominal(let identifier, _) = type, tables.types[identifier]?.supertypes.isEmpty == false else {
      return []
    }
    var seen: Set<ResolvedType> = [type]
    var classes: [ResolvedType] = []
    var others: [ResolvedType] = []
    var queue = [type]
    var next = 0
    var level = 0
    var endOfLevel = 1
    while next < queue.count, queue.count < Self.largest {
      if next == endOfLevel {
        level += 1
        endOfLevel = queue.count
        guard level < ReachedTypes.deepest else { break }
      }
      for supertype in direct(of: queue[next]) where seen.insert(supertype).inserted {
        queue.append(supertype)
        if case .nominal(let identifier, _) = supertype, !tables.isProtocol(identifier) {
          classes.append(supertype)
        } else {
          others.append(supertype)
        }
      }
      next += 1
    }
    return classes + others
  }

  private func direct(of type: ResolvedType) -> [ResolvedType] {
    guard case .nominal(let identifier, let arguments) = type, let record = tables.types[identifier] else { return [] }
    let isProtocol = record.kind == .protocol
    let substitution = Substitution(
      names: isProtocol ? [] : record.genericNames, arguments: isProtocol ? [] : arguments)
    return record.supertypes.filter { !$0.isSuppressed }.map { substitution.apply(to: $0.type, tables: tables) }
  }

  /// The class itself and its superclasses in order, as long as they were read; and the first one that was not.
  func classChain(of type: ResolvedType) -> (classes: [ResolvedType], unread: ResolvedType?) {
    var chain: [ResolvedType] = []
    var seen: Set<TypeIdentifier> = []
    var current: ResolvedType? = type
    while let next = current, chain.count < Self.largest {
      guard case .nominal(let identifier, _) = next, seen.insert(identifier).inserted else { break }
      chain.append(next)
      guard tables.kind(of: identifier) == .class else { break }
      switch superclass(of: next) {
      case .none: return (chain, nil)
      case .some(let superclass):
        if case .nominal = superclass { current = superclass } else { return (chain, superclass) }
      }
    }
    return (chain, nil)
  }

  /// `nil` where it surely has none; `.external` where the first entry of its clause may be a class.
  func superclass(of type: ResolvedType) -> ResolvedType? {
    guard case .nominal(let identifier, let arguments) = type, let record = tables.types[identifier],
      record.kind == .class
    else { return nil }
    let clause = record.supertypes.filter { $0.isPrimary && !$0.isSuppressed }
    let substitution = Substitution(names: record.genericNames, arguments: arguments)
    for entry in clause {
      switch entry.type {
      case .nominal(let inherited, _):
        if !tables.isProtocol(inherited) { return substitution.apply(to: entry.type, tables: tables) }
      case .external(let path, _):
        let known = path.count == 1 ? KnownTypes.shared[path[0]] : nil
        if known?.kind == .protocol || path == ["AnyObject"] || FrameworkProtocols.contains(path) { continue }
        // A superclass stands first.
        if known != nil || entry == clause.first { return entry.type }
      case .unknown:
        if entry == clause.first { return entry.type }
      case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack:
        continue
      }
    }
    return nil
  }
}
