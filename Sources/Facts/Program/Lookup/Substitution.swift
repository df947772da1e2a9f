/// Type arguments in place of generic parameters.
struct Substitution: Sendable {
  private var types: [String: ResolvedType]
  /// How many associated types are being looked up around this substitution: their aliases may name each other for ever.
  private let depth: Int

  var isEmpty: Bool { types.isEmpty }

  /// Arguments that are left out, or too few, substitute nothing. Later names hide earlier ones.
  init(names: [String], arguments: [ResolvedType], depth: Int = 0) {
    types = [:]
    self.depth = depth
    add(names, arguments)
  }

  func adding(names: [String], arguments: [ResolvedType]) -> Substitution {
    var copy = self
    for name in names { copy.types[name] = nil }
    copy.add(names, arguments)
    return copy
  }

  func removing(names: [String]) -> Substitution {
    var copy = self
    for name in names { copy.types[name] = nil }
    return copy
  }

  /// With another one's types for names that this one does not have.
  func merging(_ other: [String: ResolvedType]) -> Substitution {
    var copy = self
    copy.types.merge(other) { own, _ in own }
    return copy
  }

  private mutating func add(_ names: [String], _ arguments: [ResolvedType]) {
    guard names.count == arguments.count else { return }
    for (name, argument) in zip(names, arguments) where argument != .parameter(name) { types[name] = argument }
  }

  func apply(to type: ResolvedType, tables: ProgramTables) -> ResolvedType {
    var budget = 20_000
    return apply(to: type, tables: tables, budget: &budget)
  }

  func apply(to type: ResolvedType, tables: ProgramTables, budget: inout Int) -> ResolvedType {
    if types.isEmpty { return type }
    budget -= 1
    guard budget > 0 else { return .unknown("the type is too large") }
    switch type {
    case .parameter(let name):
      if let direct = types[name] {
        budget -= direct.size
        return direct
      }
      return associated(name, tables: tables) ?? type
    case .nominal(let identifier, let arguments):
      return .nominal(identifier, arguments: apply(to: arguments, tables, &budget))
    case .external(let path, let arguments):
      return .external(path: path, arguments: apply(to: arguments, tables, &budget))
    case .existential(let elements):
      return .existential(.init(ResolvedType.canonical(apply(to: elements, tables, &budget))))
    case .opaque(let elements): return .opaque(ResolvedType.canonical(apply(to: elements, tables, &budget)))
    case .optional(let wrapped): return .optional(apply(to: wrapped, tables: tables, budget: &budget))
    case .array(let element): return .array(apply(to: element, tables: tables, budget: &budget))
    case .metatype(let instance): return .metatype(apply(to: instance, tables: tables, budget: &budget))
    case .pack(let pattern): return .pack(apply(to: pattern, tables: tables, budget: &budget))
    case .dictionary(let key, let value):
      return .dictionary(
        key: apply(to: key, tables: tables, budget: &budget), value: apply(to: value, tables: tables, budget: &budget))
    case .tuple(let elements):
      return .tuple(
        elements.map { .init(label: $0.label, type: apply(to: $0.type, tables: tables, budget: &budget)) })
    case .function(var function):
      function.parameters = apply(to: function.parameters, tables, &budget)
      function.result = apply(to: function.result, tables: tables, budget: &budget)
      function.thrown = function.thrown.map { apply(to: $0, tables: tables, budget: &budget) }
      return .function(function)
    case .unknown: return type
    }
  }

  private func apply(
    to types: [ResolvedType], _ tables: ProgramTables, _ budget: inout Int
  ) -> [ResolvedType] {
    types.map { apply(to: $0, tables: tables, budget: &budget) }
  }

  /// `T.Item` where `T` is known.
  private func associated(_ name: String, tables: ProgramTables) -> ResolvedType? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let first = parts.first, var current = types[first] else { return nil }
    for part in parts.dropFirst() {
      current = AssociatedTypes(tables: tables, depth: depth + 1).witness(of: current, named: part)
    }
    return current
  }
}

extension ResolvedType {
  /// The number of nodes.
  var size: Int {
    switch self {
    case .parameter, .unknown: 1
    case .nominal(_, let arguments), .external(_, let arguments): arguments.reduce(1) { $0 + $1.size }
    case .existential(let elements), .opaque(let elements): elements.reduce(1) { $0 + $1.size }
    case .optional(let type), .array(let type), .metatype(let type), .pack(let type): 1 + type.size
    case .dictionary(let key, let value): 1 + key.size + value.size
    case .tuple(let elements): elements.reduce(1) { $0 + $1.type.size }
    case .function(let function):
      function.parameters.reduce(1 + function.result.size + (function.thrown?.size ?? 0)) { $0 + $1.size }
    }
  }
}
