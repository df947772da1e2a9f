extension FileCode {
  /// What a name, a member, an implicit member, the callee of a call or a capture without value refers to; `.unknown`
  /// for other nodes.
  public func reference(of node: CodeNode) -> CodeReference {
    if let known = references[node.index] { return known }
    let found: CodeReference
    switch node.kind {
    case .name: found = reference(ofName: node)
    case .member: found = reference(ofMember: node)
    case .implicitMember: found = reference(ofImplicitMember: node)
    case .call: found = node.firstChild.map { reference(of: $0) } ?? .unknown("it calls nothing")
    case .optionalChain, .forced: found = node.firstChild.map { reference(of: $0) } ?? .unknown("it is empty")
    case .typeName, .metatype:
      found = node.type.map { .type(resolve($0, in: context(of: node))) } ?? .unknown("the type is not read")
    case .subscripted: found = reference(ofSubscript: node)
    case .capture where node.firstChild == nil: found = reference(ofName: node)
    case .closure, .parameter, .capture, .keyPath, .stringLiteral, .numberLiteral, .booleanLiteral,
      .nilLiteral, .array, .dictionary, .tuple, .operation, .assignment, .cast, .ternary, .tried, .macro, .attribute,
      .block, .local, .branch, .loop, .exit, .localFunction, .localType, .conditional, .other:
      found = .unknown("it is no name")
    }
    let affordable =
      found.members.count > Self.mostOverloads
      ? CodeReference.unknown("'\(node.text)' has more than \(Self.mostOverloads) overloads") : found
    references[node.index] = affordable
    return affordable
  }

  /// More are told apart by nobody but the compiler.
  private static let mostOverloads = 500

  func reference(ofName node: CodeNode) -> CodeReference {
    switch node.text {
    case "self": return .selfValue
    case "super": return .superValue
    default: break
    }
    if let declaration = locals.declaration(of: node.index) { return .local(node.tree[declaration]) }
    let context = context(of: node)
    let body = body(of: node)
    var mayBeInherited = false
    for (depth, identifier) in context.enclosing.reversed().enumerated() {
      var found = code.members(named: node.text, of: identifier)
      // Values of outer types are out of reach, and so are a type's in its static members.
      if depth > 0 || seesStaticOnly(body) { found = found.filter(\.isStatic) }
      if !found.isEmpty { return .members(fitting(found, call: node)) }
      if code.mayHaveUnreadMembers(identifier) { mayBeInherited = true }
    }
    let globals = globals(named: node.text)
    if !globals.isEmpty { return .globals(fitting(globals, call: node)) }
    if let type = type(named: node, in: context) { return .type(type) }
    if TypeResolver(tables: code.tables).isModule(node.text, seenFrom: context) { return .module(node.text) }
    if mayBeInherited, node.text.first?.isUppercase != true {
      return .unknown("'\(node.text)' may be inherited from a type that was not read")
    }
    return .unread(node.text)
  }

  /// Initial values and default arguments see no instance, except a `lazy` property's.
  private func seesStaticOnly(_ body: BodyFact?) -> Bool {
    guard let body else { return false }
    switch body.role {
    case .initialValue: return body.isStatic || property(of: body)?.isLazy != true
    case .defaultArgument, .attribute: return true
    case .function, .getter, .setter, .observer: return body.isStatic
    case .initializer, .deinitializer, .statement: return false
    }
  }

  /// A type of that name; a lowercase name that no declaration has is none.
  func type(named node: CodeNode, in context: LexicalContext) -> ResolvedType? {
    guard let expression = node.typeExpression else { return nil }
    if node.text == "Self" {
      if case .found(let type) = code.program.resolve(expression, in: context) { return type }
      return nil
    }
    guard case .found(let type) = code.program.resolve(expression, in: context) else { return nil }
    switch type {
    case .nominal, .parameter: return type
    case .unknown: return nil
    case .external(let path, _):
      if node.text.first?.isUppercase == true || path.last != node.text { return type }
      return nil
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .pack:
      return node.text.first?.isLowercase == true ? nil : type
    }
  }

  private func reference(ofMember node: CodeNode) -> CodeReference {
    guard let base = node.firstChild else { return .unknown("its base is missing") }
    let context = context(of: node)
    if case .module(let module) = reference(of: base) {
      let globals = code.globals(named: node.text, inModule: module, seenFrom: context)
      if !globals.isEmpty { return .globals(fitting(globals, call: node)) }
      if let expression = node.typeExpression, case .found(let type) = code.program.resolve(expression, in: context),
        node.text.first?.isUppercase == true
      {
        return .type(type)
      }
      return .unread(node.text)
    }
    let baseType = type(of: base)
    if case .metatype(let instance) = baseType { return staticMember(node, of: instance, in: context) }
    return member(node, named: node.text, of: baseType)
  }

  private func staticMember(_ node: CodeNode, of instance: ResolvedType, in context: LexicalContext) -> CodeReference {
    guard let key = key(of: instance) else { return .unread(node.text) }
    let found = code.members(named: node.text, of: key).filter(\.isStatic)
    if !found.isEmpty { return .members(fitting(found, call: node)) }
    if node.text == "init" { return .type(instance) }
    if node.text.first?.isUppercase == true, let expression = node.typeExpression,
      case .found(let type) = code.program.resolve(expression, in: context)
    {
      return .type(type)
    }
    if code.mayHaveUnreadMembers(key) { return .unread(node.text) }
    // An unapplied instance method, or what a macro declares.
    let instanceMembers = code.members(named: node.text, of: key)
    return instanceMembers.isEmpty ? .unread(node.text) : .members(instanceMembers)
  }

  func member(_ node: CodeNode, named name: String, of type: ResolvedType) -> CodeReference {
    switch type {
    case .nominal(let identifier, _):
      let found = code.members(named: name, of: identifier).filter { !$0.isStatic }
      if !found.isEmpty { return .members(fitting(found, call: node)) }
      return code.mayHaveUnreadMembers(identifier)
        ? .unread(name) : .unknown("'\(identifier.dottedName)' has no member '\(name)' that was read")
    case .existential(let elements), .opaque(let elements):
      for element in elements {
        guard let key = key(of: element) else { continue }
        let found = code.members(named: name, of: key).filter { !$0.isStatic }
        if !found.isEmpty { return .members(fitting(found, call: node)) }
      }
      return .unread(name)
    case .external, .optional, .array, .dictionary:
      guard let key = key(of: type) else { return .unread(name) }
      let found = code.members(named: name, of: key).filter { !$0.isStatic }
      return found.isEmpty ? .unread(name) : .members(fitting(found, call: node))
    case .unknown(let reason): return .unknown(reason)
    case .parameter(let parameter):
      guard let constraint = constraint(ofParameter: parameter, at: node), constraint != type else {
        return .unread(name)
      }
      return member(node, named: name, of: constraint)
    case .tuple, .function, .metatype, .pack: return .unread(name)
    }
  }

  private func reference(ofImplicitMember node: CodeNode) -> CodeReference {
    guard var type = expectedType(of: node) ?? openParameterType(of: node) else {
      return .unknown("only the compiler knows whose member it is")
    }
    if case .optional(let wrapped) = type { type = wrapped }
    return staticMember(node, of: type, in: context(of: node))
  }

  func key(of type: ResolvedType) -> TypeIdentifier? {
    if case .existential(let elements) = type, elements.count == 1, let only = elements.first {
      return ProgramTables.key(of: only)
    }
    return ProgramTables.key(of: type)
  }

  /// The overloads that take the arguments of the call whose callee the node is; all where none does.
  func fitting(_ members: [CodeMember], call node: CodeNode) -> [CodeMember] {
    guard members.count > 1, members.count <= Self.mostOverloads, let call = node.parent, call.kind == .call,
      call.firstChild == node
    else { return members }
    let arguments = call.arguments
    let fitting = members.filter { member in
      guard let parameters = member.parameters else { return false }
      return ArgumentMatch(arguments, to: parameters) != nil
    }
    return fitting.isEmpty ? members : fitting
  }
}
