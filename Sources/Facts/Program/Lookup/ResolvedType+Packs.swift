extension ResolvedType {
  /// `repeat Box<each Item>` with a known `Item`: the type of each element; `nil` where the pack is not known.
  var expandedPack: [ResolvedType]? {
    guard case .pack(let pattern) = self, let count = pattern.packCount else { return nil }
    return (0..<count).map { pattern.element($0) }
  }

  /// The length of the first known pack inside.
  private var packCount: Int? {
    switch self {
    case .pack(.tuple(let elements)): elements.count
    case .nominal(_, let arguments), .external(_, let arguments): arguments.lazy.compactMap(\.packCount).first
    case .existential(let elements), .opaque(let elements): elements.lazy.compactMap(\.packCount).first
    case .optional(let type), .array(let type), .metatype(let type), .pack(let type): type.packCount
    case .dictionary(let key, let value): key.packCount ?? value.packCount
    case .tuple(let elements): elements.lazy.compactMap(\.type.packCount).first
    case .function(let function): (function.parameters + [function.result]).lazy.compactMap(\.packCount).first
    case .parameter, .unknown: nil
    }
  }

  /// With the element of that index in place of each known pack.
  private func element(_ index: Int) -> ResolvedType {
    switch self {
    case .pack(.tuple(let elements)): return elements.indices.contains(index) ? elements[index].type : self
    case .nominal(let identifier, let arguments):
      return .nominal(identifier, arguments: arguments.map { $0.element(index) })
    case .external(let path, let arguments):
      return .external(path: path, arguments: arguments.map { $0.element(index) })
    case .existential(let elements): return .existential(ResolvedType.canonical(elements.map { $0.element(index) }))
    case .opaque(let elements): return .opaque(ResolvedType.canonical(elements.map { $0.element(index) }))
    case .optional(let type): return .optional(type.element(index))
    case .array(let type): return .array(type.element(index))
    case .metatype(let type): return .metatype(type.element(index))
    case .pack(let type): return .pack(type.element(index))
    case .dictionary(let key, let value): return .dictionary(key: key.element(index), value: value.element(index))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: $0.type.element(index)) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.element(index) }
      function.result = function.result.element(index)
      return .function(function)
    case .parameter, .unknown: return self
    }
  }
}
