/// What the generic parameters of one called function stand for, as far as its arguments say.
struct GenericInference {
  private let names: [String]
  private var found: [String: ResolvedType] = [:]

  init(_ names: [String]) { self.names = names }

  var substitution: Substitution {
    let known = names.filter { found[$0] != nil }
    return Substitution(names: known, arguments: known.compactMap { found[$0] })
  }

  func isOpen(in type: ResolvedType) -> Bool { names.contains { found[$0] == nil && type.mentions($0) } }

  /// Takes what `type` has where `pattern` has a parameter; the first answer counts.
  mutating func unify(_ pattern: ResolvedType, with type: ResolvedType, depth: Int = 0) {
    guard depth < 20, type.unknownReason == nil else { return }
    switch (pattern, type) {
    case (.parameter(let name), _):
      if names.contains(name), found[name] == nil, !type.mentions(name) { found[name] = type }
    case (.optional(let inner), .optional(let value)): unify(inner, with: value, depth: depth + 1)
    case (.optional(let inner), _): unify(inner, with: type, depth: depth + 1)
    case (.array(let inner), .array(let value)): unify(inner, with: value, depth: depth + 1)
    case (.metatype(let inner), .metatype(let value)): unify(inner, with: value, depth: depth + 1)
    case (.nominal(let left, let inner), .nominal(let right, let values)) where left == right:
      for (first, second) in zip(inner, values) { unify(first, with: second, depth: depth + 1) }
    case (.external(let left, let inner), .external(let right, let values)) where left == right:
      for (first, second) in zip(inner, values) { unify(first, with: second, depth: depth + 1) }
    case (.function(let left), .function(let right)): unify(left.result, with: right.result, depth: depth + 1)
    default: return
    }
  }
}

extension ResolvedType {
  func mentions(_ name: String) -> Bool {
    switch self {
    case .parameter(let parameter): parameter == name || parameter.hasPrefix(name + ".")
    case .nominal(_, let arguments), .external(_, let arguments): arguments.contains { $0.mentions(name) }
    case .existential(let elements), .opaque(let elements): elements.contains { $0.mentions(name) }
    case .optional(let type), .array(let type), .metatype(let type), .pack(let type): type.mentions(name)
    case .dictionary(let key, let value): key.mentions(name) || value.mentions(name)
    case .tuple(let elements): elements.contains { $0.type.mentions(name) }
    case .function(let function):
      function.result.mentions(name) || function.parameters.contains { $0.mentions(name) }
    case .unknown: false
    }
  }
}
