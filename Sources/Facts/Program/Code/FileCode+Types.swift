extension FileCode {
  /// As far as chains of calls and members are followed.
  private static let deepest = 200

  /// The type of an expression's value. `.metatype(T)` where the expression is `T` itself; `.unknown(why)` where only the
  /// compiler could know.
  public func type(of node: CodeNode) -> ResolvedType {
    if let known = types[node.index] { return known }
    guard active.count < Self.deepest else { return .unknown("the expression is too long") }
    guard active.insert(node.index).inserted else { return .unknown("its type depends on itself") }
    let type = computedType(of: node)
    active.remove(node.index)
    types[node.index] = type
    return type
  }

  private func computedType(of node: CodeNode) -> ResolvedType {
    let child = { node.firstChild.map { self.type(of: $0) } ?? .unknown("it is empty") }
    switch node.kind {
    case .name, .member, .implicitMember: return type(of: reference(of: node), at: node)
    case .call: return type(ofCall: node)
    case .subscripted: return type(ofSubscript: node)
    case .typeName, .metatype:
      return node.type.map { .metatype(resolve($0, in: context(of: node))) } ?? .unknown("the type is not read")
    case .stringLiteral: return .external(path: ["String"], arguments: [])
    case .numberLiteral:
      let isFraction = node.text.contains(".") && !node.text.hasPrefix("0x")
      return .external(path: [isFraction ? "Double" : "Int"], arguments: [])
    case .booleanLiteral: return .external(path: ["Bool"], arguments: [])
    case .optionalChain, .forced:
      let type = child()
      if case .optional(let wrapped) = type { return wrapped }
      return type
    case .tried:
      let type = child()
      guard node.text == "try?" else { return type }
      if case .optional = type { return type }
      return type.unknownReason == nil ? .optional(type) : type
    case .cast:
      guard node.text != "is", let expression = node.type else { return .external(path: ["Bool"], arguments: []) }
      let type = resolve(expression, in: context(of: node))
      return node.text == "as?" ? .optional(type) : type
    case .array:
      guard node.firstChild != nil else { return expectedType(of: node) ?? .unknown("the array is empty") }
      let element = child()
      return element.unknownReason == nil ? .array(element) : element
    case .tuple:
      return .tuple(node.children.map { .init(label: $0.label, type: type(of: $0)) })
    case .ternary:
      return node.children.dropFirst().first { $0.kind != .nilLiteral }.map { type(of: $0) } ?? .unknown("both are nil")
    case .operation: return type(ofOperation: node)
    case .local, .parameter, .capture, .localFunction: return type(ofDeclaration: node)
    case .attribute, .assignment, .block, .branch, .loop, .exit, .localType, .conditional, .other, .macro, .closure,
      .keyPath, .nilLiteral, .dictionary:
      return .unknown("its type is inferred by the compiler")
    }
  }

  private func type(ofOperation node: CodeNode) -> ResolvedType {
    let operators = node.text.split(separator: " ")
    if operators.allSatisfy({ $0 == "??" }) {
      guard let last = Array(node.children).last else { return .unknown("it is empty") }
      let type = type(of: last)
      if type.unknownReason == nil { return type }
      if let first = node.firstChild, case .optional(let wrapped) = self.type(of: first) { return wrapped }
      return type
    }
    let comparing: Set<Substring> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "!"]
    if operators.contains(where: comparing.contains) { return .external(path: ["Bool"], arguments: []) }
    return .unknown("the operator '\(node.text)' decides its type")
  }

  /// The value that a reference has where it stands.
  func type(of reference: CodeReference, at node: CodeNode) -> ResolvedType {
    switch reference {
    case .local(let declaration): return type(ofDeclaration: declaration)
    case .selfValue: return selfType(at: node)
    case .superValue: return superType(at: node)
    case .type(let type): return .metatype(type)
    case .module(let name): return .unknown("'\(name)' is a module")
    case .unread(let name): return unreadMemberType(name, at: node)
    case .unknown(let reason): return .unknown(reason)
    case .members(let members), .globals(let members):
      guard let member = members.first else { return .unknown("it is not found") }
      switch member.fact {
      case .property:
        return members.count == 1 || isConditional(members)
          ? type(ofProperty: member, at: node) : .unknown("several are meant")
      case .function, .initializer, .subscripts: return .unknown("it is a function that is not called")
      case .enumCase: return member.owner.map { nominal($0) } ?? .unknown("the case has no type")
      }
    }
  }

  private func isConditional(_ members: [CodeMember]) -> Bool {
    members.allSatisfy { $0.header?.conditions.isEmpty == false }
      || Set(members.compactMap { $0.property?.type }).count == 1
  }

  func nominal(_ identifier: TypeIdentifier) -> ResolvedType {
    let arguments = code.tables.types[identifier]?.identityArguments ?? []
    if identifier.module.isEmpty { return ResolvedType.wellKnown(path: identifier.path, arguments: arguments) }
    let type = ResolvedType.nominal(identifier, arguments: arguments)
    return code.tables.isProtocol(identifier) ? .existential([type]) : type
  }

  private func selfType(at node: CodeNode) -> ResolvedType {
    guard let body = body(of: node), let owner = owner(of: body) else {
      return .unknown("'self' stands outside of a type")
    }
    let type = nominal(owner)
    return body.isStatic && body.role != .defaultArgument ? .metatype(type) : type
  }

  private func superType(at node: CodeNode) -> ResolvedType {
    guard let body = body(of: node), let owner = owner(of: body) else {
      return .unknown("'super' stands outside of a type")
    }
    return InheritanceWalk(tables: code.tables).superclass(of: nominal(owner)) ?? .unknown("its superclass is not read")
  }

  /// Of the standard library's own: `first`, `last` of arrays.
  private func unreadMemberType(_ name: String, at node: CodeNode) -> ResolvedType {
    if node.kind == .member, let base = node.firstChild, case .array(let element) = type(of: base) {
      if name == "first" || name == "last" { return .optional(element) }
    }
    return .unknown("'\(name)' was not read")
  }

  func type(ofProperty member: CodeMember, at node: CodeNode) -> ResolvedType {
    guard let fact = member.property else { return .unknown("it is no property") }
    var type = PropertyTypeReader(tables: code.tables).type(of: fact, in: member.context).type
    if type.unknownReason != nil { type = inferred(fact, in: member.context) ?? type }
    guard node.kind == .member, let base = node.firstChild else { return type }
    return substitution(of: self.type(of: base), owner: member.owner).apply(to: type, tables: code.tables)
  }

  /// The arguments of the type whose member is read.
  func substitution(of type: ResolvedType, owner: TypeIdentifier?) -> Substitution {
    var type = type
    if case .metatype(let instance) = type { type = instance }
    guard case .nominal(let identifier, let arguments) = type, identifier == owner else {
      if let form = type.externalForm, let owner, let names = code.tables.types[owner]?.genericNames {
        return Substitution(names: names, arguments: form.arguments)
      }
      return Substitution(names: [], arguments: [])
    }
    let names = code.tables.types[identifier]?.genericNames ?? []
    return Substitution(names: names, arguments: arguments)
  }
}
