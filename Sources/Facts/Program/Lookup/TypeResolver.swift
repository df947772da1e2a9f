/// Looks up one type expression; a value that is used once, because it counts what it has expanded.
struct TypeResolver {
  let tables: ProgramTables
  private var budget = 20_000
  private var depth = 0
  private var activeAliases: Set<Int> = []

  /// See `AssociatedTypes`.
  let associatedDepth: Int

  init(tables: ProgramTables, associatedDepth: Int = 0) {
    self.tables = tables
    self.associatedDepth = associatedDepth
  }

  /// As far as anything written by hand goes, on a stack of half a megabyte.
  private static let deepest = 96

  mutating func resolve(
    _ expression: TypeExpression, in context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    guard budget > 0, depth < Self.deepest else { return .unknown("the type is too large") }
    switch expression {
    case .named(let named): return try resolve(named, in: context)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(try resolve(wrapped, in: context))
    case .array(let element): return .array(try resolve(element, in: context))
    case .dictionary(let key, let value):
      return .dictionary(key: try resolve(key, in: context), value: try resolve(value, in: context))
    case .tuple(let elements):
      var resolved: [ResolvedType.TupleElement] = []
      for element in elements {
        resolved.append(.init(label: element.label, type: try resolve(element.type, in: context)))
      }
      return .tuple(resolved)
    case .function(let function): return .function(try resolve(function, in: context))
    case .any(.metatype(let instance)): return .metatype(try resolve(.any(instance), in: context))
    case .any(let constraint): return try constrained(constraint, in: context, isOpaque: false)
    case .some(let constraint): return try constrained(constraint, in: context, isOpaque: true)
    case .composition(let members): return try composition(members, in: context)
    case .metatype(let instance): return .metatype(try resolve(instance, in: context))
    case .packExpansion(let pattern): return .pack(try resolve(pattern, in: context))
    case .packElement(let pack): return try resolve(pack, in: context)
    case .suppressed: return .existential([])
    case .other(let text): return .unknown("`\(text)` is a form of type that is not read")
    }
  }

  mutating func resolveAll(
    _ expressions: [TypeExpression], in context: LexicalContext
  ) throws(LookupFailure) -> [ResolvedType] {
    var resolved: [ResolvedType] = []
    for expression in expressions { resolved.append(try resolve(expression, in: context)) }
    return resolved
  }

  private mutating func constrained(
    _ constraint: TypeExpression, in context: LexicalContext, isOpaque: Bool
  ) throws(LookupFailure) -> ResolvedType {
    let resolved = try resolve(constraint, in: context)
    switch resolved {
    case .existential(let elements): return isOpaque ? .opaque(elements) : resolved
    case .external: return isOpaque ? .opaque([resolved]) : .existential([resolved])
    case .nominal: return isOpaque ? .opaque([resolved]) : resolved
    case .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
      return resolved
    }
  }

  private mutating func composition(
    _ members: [TypeExpression], in context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType {
    var elements: [ResolvedType] = []
    for member in members {
      let resolved = try resolve(member, in: context)
      switch resolved {
      case .existential(let more), .opaque(let more): elements += more
      case .unknown: return resolved
      case .nominal, .external, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack:
        elements.append(resolved)
      }
    }
    return .existential(ResolvedType.canonical(elements))
  }

  private mutating func resolve(
    _ function: FunctionType, in context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType.Function {
    let names = function.attributes.map { attribute in
      let head = attribute.prefix { $0 != "(" && $0 != "<" && $0 != " " }
      return head.split(separator: ".").last.map(String.init) ?? attribute
    }
    let actors = GlobalActors(tables: tables)
    let actor = function.attributes.lazy.compactMap { actors.actor(written: $0) }.first
    return ResolvedType.Function(
      parameters: try resolveAll(function.parameters, in: context), isAsync: function.effects.isAsync,
      thrown: try resolve(function.effects.throwing, in: context),
      result: try resolve(function.result, in: context), isSendable: names.contains("Sendable"),
      globalActor: actor
        ?? names.first { $0 != "Sendable" && $0.first?.isUppercase == true },
      isIsolatedToAny: function.attributes.contains("isolated(any)"))
  }

  mutating func resolve(
    _ throwing: Effects.Throwing, in context: LexicalContext
  ) throws(LookupFailure) -> ResolvedType? {
    switch throwing {
    case .never: return nil
    case .any: return .anyError
    case .typed(let type):
      let resolved = try resolve(type, in: context)
      return resolved == .external(path: ["Never"], arguments: []) ? nil : resolved
    }
  }

  /// What an alias stands for, with the arguments of its owner and its own in place of their parameters.
  mutating func expand(
    alias index: Int, ownerArguments: [ResolvedType], arguments: [ResolvedType]
  ) throws(LookupFailure) -> ResolvedType {
    let alias = tables.aliases[index]
    guard activeAliases.insert(index).inserted else {
      return .unknown("the typealias '\(alias.fact.header.name)' stands for itself")
    }
    defer { activeAliases.remove(index) }
    let own = alias.fact.genericParameters.map(\.name)
    guard arguments.isEmpty || arguments.count == own.count else {
      return .unknown("the typealias '\(alias.fact.header.name)' has \(own.count) type parameters")
    }
    let resolved: ResolvedType
    do {
      resolved = try resolve(alias.fact.type, in: alias.context)
    } catch {
      return .unknown("the typealias '\(alias.fact.header.name)' stands for a type that is not found")
    }
    let outer = alias.owner.flatMap { tables.types[$0] }?.genericNames ?? []
    let substitution = Substitution(names: outer, arguments: ownerArguments, depth: associatedDepth)
      .adding(names: own, arguments: arguments)
    return substitute(substitution, in: resolved)
  }

  /// Counts against the budget: nested generic aliases can double a type at every step.
  mutating func substitute(_ substitution: Substitution, in type: ResolvedType) -> ResolvedType {
    if substitution.isEmpty { return type }
    var size = budget
    let result = substitution.apply(to: type, tables: tables, budget: &size)
    budget = size
    return result
  }
}
