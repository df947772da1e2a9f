extension FileCode {
  /// Of a local, a parameter, a capture or a function inside a body.
  func type(ofDeclaration node: CodeNode) -> ResolvedType {
    if let expression = node.type { return resolve(expression, in: context(of: node)) }
    switch node.kind {
    case .local:
      if let value = node.firstChild,
        value.kind != .closure || node.children.dropFirst().first(where: { _ in true }) == nil
      {
        let type = type(of: value)
        if node.label == "unwrap", case .optional(let wrapped) = type { return wrapped }
        return type
      }
      if let loop = node.parent, loop.kind == .loop, loop.text == "for", let sequence = loop.firstChild,
        case .array(let element) = type(of: sequence)
      {
        return element
      }
      return .unknown("the type of '\(node.text)' is inferred by the compiler")
    case .capture:
      if let value = node.firstChild { return optional(type(of: value), if: node.label == "weak") }
      let captured: ResolvedType
      if let declaration = locals.declaration(of: node.index) {
        captured = type(of: node.tree[declaration])
      } else if node.text == "self" {
        captured =
          body(of: node).flatMap { owner(of: $0) }.map { nominal($0) } ?? .unknown("'self' stands outside of a type")
      } else {
        // A member of the type around it, or a global.
        captured = type(of: reference(ofName: node), at: node)
      }
      return optional(captured, if: node.label == "weak")
    case .parameter:
      return closureParameterType(node) ?? .unknown("the type of '\(node.text)' is inferred by the compiler")
    default: return .unknown("it is a function that is not called")
    }
  }

  private func optional(_ type: ResolvedType, if isOptional: Bool) -> ResolvedType {
    guard isOptional, type.unknownReason == nil else { return type }
    if case .optional = type { return type }
    return .optional(type)
  }

  /// From the parameter that the closure is passed to, where that function is the program's.
  private func closureParameterType(_ node: CodeNode) -> ResolvedType? {
    guard let closure = node.parent, closure.kind == .closure, let expected = expectedType(of: closure) else {
      return nil
    }
    var function = expected
    if case .optional(let wrapped) = function { function = wrapped }
    guard case .function(let type) = function,
      let position = closure.children.filter({ $0.kind == .parameter }).firstIndex(of: node),
      type.parameters.indices.contains(position), !type.parameters[position].hasParameters
    else { return nil }
    return type.parameters[position]
  }

  /// What surrounds an expression says of its type: an annotation, a cast, a result, the parameter it is passed to.
  public func expectedType(of node: CodeNode) -> ResolvedType? {
    guard let parent = node.parent else { return expectedType(ofRoot: node) }
    switch parent.kind {
    case .cast: return parent.text == "as" || parent.text == "as!" ? type(of: parent) : castTarget(parent)
    case .forced, .tried, .optionalChain: return expectedType(of: parent)
    case .ternary: return parent.firstChild == node ? nil : expectedType(of: parent)
    case .operation: return parent.text == "??" ? expectedType(of: parent) : nil
    case .local: return parent.type.map { resolve($0, in: context(of: node)) }
    case .assignment: return parent.firstChild.flatMap { $0 == node ? nil : known(type(of: $0)) }
    case .exit: return parent.text == "return" ? result(around: parent) : nil
    case .call, .subscripted:
      guard parent.firstChild == node else { return parameterType(of: node, in: parent) }
      // `.shared()` belongs to the type that the call gives.
      return node.kind == .implicitMember ? expectedType(of: parent) : nil
    case .block:
      // The only expression of a function or getter is its result.
      guard parent.parent == nil, let body = body(of: node), body.role == .function || body.role == .getter else {
        return nil
      }
      let statements = parent.children.filter { $0.kind != .parameter }
      return statements.count == 1 ? result(of: body) : nil
    case .array:
      if case .array(let element)? = expectedType(of: parent) { return element }
      return nil
    case .name, .member, .implicitMember, .closure, .parameter, .capture, .keyPath, .metatype, .typeName,
      .stringLiteral, .numberLiteral, .booleanLiteral, .nilLiteral, .dictionary, .tuple, .macro, .attribute, .branch,
      .loop, .localFunction, .localType, .conditional, .other:
      return nil
    }
  }

  private func known(_ type: ResolvedType) -> ResolvedType? { type.unknownReason == nil ? type : nil }

  private func castTarget(_ cast: CodeNode) -> ResolvedType? {
    guard cast.text == "as?", let type = cast.type else { return nil }
    return resolve(type, in: context(of: cast))
  }

  private func expectedType(ofRoot node: CodeNode) -> ResolvedType? {
    guard let body = body(of: node) else { return nil }
    switch body.role {
    case .initialValue:
      guard let property = property(of: body), let type = property.type else { return nil }
      return resolve(type, in: context(of: body))
    case .defaultArgument:
      return parameter(withDefault: body).map { resolve($0.type, in: context(of: body)) }
    case .function, .initializer, .deinitializer, .getter, .setter, .observer, .attribute, .statement:
      return nil
    }
  }

  /// The parameter that a default argument belongs to: the last one that stands before it.
  private func parameter(withDefault body: BodyFact) -> ParameterFact? {
    let parameters =
      declarations.functions[body.declaration]?.parameters ?? declarations.initializers[body.declaration]?.parameters
    let start = facts.code[body.root].start
    return parameters?.last { $0.position < start }
  }

  /// Of the function or getter that a `return` leaves; `nil` inside closures.
  private func result(around node: CodeNode) -> ResolvedType? {
    var current = node
    while let parent = current.parent {
      if parent.kind == .closure || parent.kind == .localFunction || parent.kind == .localType || parent.kind == .local
      {
        return nil
      }
      current = parent
    }
    return body(of: node).flatMap { result(of: $0) }
  }

  private func result(of body: BodyFact) -> ResolvedType? {
    switch body.role {
    case .function: return function(of: body)?.result.map { resolve($0, in: context(of: body)) }
    case .getter: return property(of: body)?.type.map { resolve($0, in: context(of: body)) }
    case .initializer, .deinitializer, .setter, .observer, .initialValue, .defaultArgument, .attribute, .statement:
      return nil
    }
  }
}
