/// Says why a type may conform to something although nothing that was read says so.
struct UnreadInheritance {
  let tables: ProgramTables

  func reason(_ type: ResolvedType, mayReach element: ResolvedType) -> String? {
    let isProgramElement: Bool
    switch element {
    case .nominal: isProgramElement = true
    case .external, .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter,
      .pack, .unknown:
      isProgramElement = false
    }
    for reached in ReachedTypes(tables: tables).reached(from: type) {
      if let reason = reason(reached.type, start: type, element: element, isProgramElement: isProgramElement) {
        return reason
      }
    }
    return nil
  }

  private func reason(
    _ type: ResolvedType, start: ResolvedType, element: ResolvedType, isProgramElement: Bool
  ) -> String? {
    switch type {
    case .unknown(let reason): return reason
    case .nominal(let identifier, _):
      if let macro = AttachedMacros(tables: tables).name(on: identifier) {
        return "the macro @\(macro) on '\(identifier.dottedName)' may add a conformance"
      }
      if !isProgramElement, type == start, tables.kind(of: identifier) == .enum, isSynthesized(element) {
        return "the compiler may add it to an enum"
      }
      return nil
    case .external(let path, _):
      let known = path.count == 1 ? KnownTypes.shared[path[0]] : nil
      let name = path.joined(separator: ".")
      if isProgramElement {
        // Only the program can make an unread type conform to its own protocol, by an extension of it or of a superclass.
        guard !isValue(known), !isProgramValue(start), let key = ProgramTables.key(of: element), hasUnreadSubtypes(key)
        else { return nil }
        return known?.kind == .protocol || name == "AnyObject" ? nil : "'\(name)' was not read"
      }
      guard let known else { return name == "AnyObject" ? nil : "'\(name)' was not read" }
      if known.kind == .class, !isKnownProtocol(element) || element != .external(path: ["Error"], arguments: []) {
        return "'\(name)' may conform on other platforms"
      }
      return isKnownProtocol(element)
        ? nil : known.kind == .protocol ? nil : "a module that was not read may add it to '\(name)'"
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack:
      return nil
    }
  }

  /// All that a struct, an enum or an actor inherits are protocols, and those cannot be made to conform.
  private func isProgramValue(_ type: ResolvedType) -> Bool {
    guard case .nominal(let identifier, _) = type else { return false }
    switch tables.kind(of: identifier) {
    case .struct, .enum, .actor: return true
    case .class, .protocol, nil: return false
    }
  }

  private func isValue(_ known: KnownTypes.Entry?) -> Bool { known?.isValue == true }

  private func isKnownProtocol(_ element: ResolvedType) -> Bool {
    guard case .external(let path, _) = element, path.count == 1 else { return false }
    return KnownTypes.shared[path[0]]?.kind == .protocol
  }

  /// Equatable and Hashable come by themselves where no case has a payload, which the facts do not say.
  private func isSynthesized(_ element: ResolvedType) -> Bool {
    guard case .external(let path, _) = element else { return false }
    return path == ["Equatable"] || path == ["Hashable"]
  }

  /// Whether any type that was not read conforms, or a refinement has one that does.
  private func hasUnreadSubtypes(_ target: TypeIdentifier) -> Bool {
    var seen: Set<TypeIdentifier> = [target]
    var stack = [target]
    while let next = stack.popLast() {
      for subtype in tables.subtypes[next] ?? [] where seen.insert(subtype).inserted {
        if subtype.module.isEmpty { return true }
        if tables.isProtocol(subtype) { stack.append(subtype) }
      }
    }
    return false
  }
}
