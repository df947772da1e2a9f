/// Whether values of a type can be copied.
struct CopyabilityResolver {
  let tables: ProgramTables

  func isCopyable(_ type: ResolvedType) -> Bool { isCopyable(type, depth: 0) }

  private func isCopyable(_ type: ResolvedType, depth: Int) -> Bool {
    guard depth < 32 else { return true }
    switch type {
    case .nominal(let identifier, let arguments):
      guard let record = tables.types[identifier], record.kind == .struct || record.kind == .enum else { return true }
      let suppresses = record.supertypes.contains { $0.isSuppressed && $0.type == Self.copyable }
      guard suppresses else { return true }
      let restored = record.supertypes.contains { !$0.isSuppressed && $0.type == Self.copyable }
      return restored && arguments.allSatisfy { isCopyable($0, depth: depth + 1) }
    case .external(let path, _): return path.count != 1 || KnownTypes.shared[path[0]]?.isCopyable != false
    case .optional(let wrapped): return isCopyable(wrapped, depth: depth + 1)
    case .tuple(let elements): return elements.allSatisfy { isCopyable($0.type, depth: depth + 1) }
    case .array, .dictionary, .existential, .opaque, .function, .metatype, .parameter, .pack, .unknown: return true
    }
  }

  private static let copyable = ResolvedType.external(path: ["Copyable"], arguments: [])
}
