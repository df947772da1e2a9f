import HandwireFacts

/// Types of a requirement as the stub writes them: `Self` is the stub, and what is nested is named from outside.
struct TypeRewriter {
  let program: Program
  let stubName: String
  let inside: LexicalContext
  let top: LexicalContext
  /// Names that mean in the stub what they mean in the protocol: associated types, its aliases, generic parameters.
  let kept: Set<String>

  func text(_ type: TypeExpression) -> String { rewritten(type).description }

  func rewritten(_ type: TypeExpression) -> TypeExpression {
    switch type {
    case .named(let named): return .named(rewritten(named))
    case .optional(let wrapped): return .optional(rewritten(wrapped))
    case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(rewritten(wrapped))
    case .array(let element): return .array(rewritten(element))
    case .dictionary(let key, let value): return .dictionary(key: rewritten(key), value: rewritten(value))
    case .tuple(let elements): return .tuple(elements.map { TupleElement(label: $0.label, type: rewritten($0.type)) })
    case .function(let function): return .function(rewritten(function))
    case .any(let constraint): return .any(rewritten(constraint))
    case .some(let constraint): return .some(rewritten(constraint))
    case .composition(let members): return .composition(members.map(rewritten))
    case .metatype(let instance): return .metatype(rewritten(instance))
    case .packExpansion(let pattern): return .packExpansion(rewritten(pattern))
    case .packElement(let pack): return .packElement(rewritten(pack))
    case .suppressed(let constraint): return .suppressed(rewritten(constraint))
    case .other: return type
    }
  }

  func rewritten(_ function: FunctionType) -> FunctionType {
    FunctionType(
      parameters: function.parameters.map(rewritten), effects: rewritten(function.effects),
      result: rewritten(function.result), attributes: function.attributes)
  }

  func rewritten(_ effects: Effects) -> Effects {
    switch effects.throwing {
    case .never, .any: return effects
    case .typed(let error): return Effects(isAsync: effects.isAsync, throwing: .typed(rewritten(error)))
    }
  }

  private func rewritten(_ named: NamedType) -> NamedType {
    var named = named
    for index in named.components.indices {
      named.components[index].arguments = named.components[index].arguments.map(rewritten)
    }
    guard named.module == nil, let first = named.components.first else { return named }
    if first.name == "Self" {
      if named.components.count > 1 { return NamedType(components: Array(named.components.dropFirst())) }
      return NamedType(components: [.init(name: stubName)])
    }
    if kept.contains(first.name) { return named }
    return outside(named)
  }

  /// `ID` of a protocol that is nested in `Trip` is `Trip.ID` outside.
  private func outside(_ named: NamedType) -> NamedType {
    guard inside.enclosing.count > 1 else { return named }
    let bare = TypeExpression.named(
      NamedType(components: named.components.map { NamedType.Component(name: $0.name) }))
    guard case .found(let meant) = program.resolve(bare, in: inside) else { return named }
    if case .found(let seen) = program.resolve(bare, in: top), seen == meant { return named }
    let identifier: TypeIdentifier
    switch meant {
    case .nominal(let found, _): identifier = found
    case .existential(let elements):
      guard elements.count == 1, case .nominal(let found, _)? = elements.first else { return named }
      identifier = found
    case .opaque, .external, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
      return named
    }
    var components = identifier.path.map { NamedType.Component(name: $0) }
    guard let last = named.components.last, !components.isEmpty else { return named }
    components[components.count - 1].arguments = last.arguments
    return NamedType(components: components)
  }
}
