import HandwireFacts

extension FileWiringReader {
  /// As far as expressions in expressions are followed.
  private static let deepest = 120

  /// Where an expression's value comes from; none for literals and whatever is no object.
  func flows(of node: CodeNode) -> [WiringFlow] {
    if let known = flows[node.index] { return known }
    guard depth < Self.deepest else { return [unknown("the expression is too long")] }
    flows[node.index] = []
    depth += 1
    var seen: Set<WiringFlow> = []
    let found = computedFlows(of: node).filter { seen.insert($0).inserted }
    depth -= 1
    flows[node.index] = found
    return found
  }

  func unknown(_ reason: String) -> WiringFlow { WiringFlow(target: .unknown(reason)) }

  private func computedFlows(of node: CodeNode) -> [WiringFlow] {
    if let request = registered.request(at: node) { return flows(of: request.answer, request.subject) }
    switch node.kind {
    case .name, .capture: return flows(ofName: node)
    case .member: return flows(ofMember: node)
    case .implicitMember: return flows(of: file.reference(of: node), at: node)
    case .call: return flows(ofCall: node)
    case .optionalChain, .forced, .tried, .cast: return node.firstChild.map { flows(of: $0) } ?? []
    case .ternary: return node.children.dropFirst().flatMap { flows(of: $0) }.map(\.conditional)
    case .operation:
      guard node.text.split(separator: " ").allSatisfy({ $0 == "??" }) else { return [] }
      return node.children.flatMap { flows(of: $0) }.map(\.conditional)
    case .array, .tuple: return node.children.flatMap { flows(of: $0) }
    case .dictionary: return node.children.enumerated().filter { $0.offset % 2 == 1 }.flatMap { flows(of: $0.element) }
    case .subscripted: return node.firstChild.map { flows(of: $0).map { $0.reading("[…]") } } ?? []
    case .closure: return results(of: node).map { $0.deferred(by: 1) }
    case .branch: return flows(ofBranch: node)
    case .block, .conditional:
      let statements = Array(node.children)
      return statements.count == 1 ? flows(of: statements[0]) : []
    case .exit: return node.text == "return" ? node.firstChild.map { flows(of: $0) } ?? [] : []
    case .local, .parameter, .keyPath, .metatype, .typeName, .stringLiteral, .numberLiteral, .booleanLiteral,
      .nilLiteral, .assignment, .macro, .attribute, .loop, .localFunction, .localType, .other:
      return []
    }
  }

  /// `if` and `switch` as expressions.
  private func flows(ofBranch node: CodeNode) -> [WiringFlow] {
    node.children.filter { $0.kind == .block || $0.kind == .branch }.flatMap { flows(of: $0) }.map(\.conditional)
  }

  /// What a closure, a function in a body, or a body gives back.
  func results(of function: CodeNode) -> [WiringFlow] {
    if let memo = memo(of: function) {
      let holders = memo.storages.compactMap { holder($0) }
      // A property outlives a local.
      let property = holders.first { if case .property = $0 { true } else { false } }
      if let first = property ?? holders.first {
        assign(flows(of: memo.value), to: first, .memo, at: memo.value.position)
        for other in holders where other != first {
          assign([WiringFlow(target: .key(first))], to: other, .body, at: memo.value.position)
        }
        return [WiringFlow(target: .key(first))]
      }
    }
    var block = function
    if function.kind == .localFunction, let inner = function.children.first(where: { $0.kind == .block }) {
      block = inner
    }
    let statements = block.children.filter { $0.kind != .parameter && $0.kind != .capture }
    if statements.count == 1, statements[0].kind != .exit { return flows(of: statements[0]) }
    let values = returns[function.index] ?? []
    let found = values.flatMap { flows(of: code[$0]) }
    return values.count > 1 ? found.map(\.conditional) : found
  }

  private func flows(ofName node: CodeNode) -> [WiringFlow] {
    if node.kind == .capture, let value = node.firstChild { return flows(of: value) }
    return flows(of: file.reference(of: node), at: node)
  }

  private func flows(of reference: CodeReference, at node: CodeNode) -> [WiringFlow] {
    switch reference {
    case .local(let declaration): return flows(ofDeclaration: declaration)
    case .members(let members), .globals(let members): return flows(ofMembers: members, at: node)
    case .selfValue:
      guard let body = file.body(of: node), !body.isStatic else { return [] }
      return [WiringFlow(target: .owner(owner(of: body)))]
    case .type, .module, .superValue: return []
    case .unread(let name):
      guard node.kind == .member, let base = node.firstChild else {
        return node.kind == .implicitMember || name.first?.isUppercase == true
          ? [] : [WiringFlow(target: .outside(name))]
      }
      return flows(ofUnread: name, base: base, node)
    case .unknown(let reason):
      guard node.kind == .member, let base = node.firstChild else { return [unknown(reason)] }
      return flows(ofUnread: node.text, base: base, node)
    }
  }

  /// A member that was not read: of something known, that with a path; of a type, something outside.
  private func flows(ofUnread name: String, base: CodeNode, _ node: CodeNode) -> [WiringFlow] {
    if case .metatype(let type) = file.type(of: base) {
      return objects.kind(of: type) == .no ? [] : [WiringFlow(target: .outside(node.spelling))]
    }
    return flows(of: base).map { $0.reading(name) }
  }

  private func flows(ofDeclaration node: CodeNode) -> [WiringFlow] {
    switch node.kind {
    case .parameter:
      if let parent = node.parent, parent.parent != nil || parent.kind == .closure {
        return [WiringFlow(target: .assisted(node.text))]
      }
      guard let body = file.body(of: node) else { return [] }
      switch body.role {
      case .function, .initializer: return [WiringFlow(target: .key(key(ofParameter: node, in: body)))]
      case .deinitializer, .getter, .setter, .observer, .initialValue, .defaultArgument, .attribute, .statement:
        return [WiringFlow(target: .assisted(node.text))]
      }
    case .capture: return flows(of: node)
    case .local:
      guard node.label != "case" else { return [unknown("'\(node.text)' is bound by a pattern")] }
      if let loop = node.parent, loop.kind == .loop, let sequence = loop.firstChild, sequence != node,
        node.firstChild == nil
      {
        return flows(of: sequence).map { $0.reading("[…]") }
      }
      return [WiringFlow(target: .key(key(ofLocal: node)))]
    case .localFunction: return [WiringFlow(target: .key(key(ofLocalFunction: node)), depth: 1)]
    default: return []
    }
  }

  private func flows(ofMember node: CodeNode) -> [WiringFlow] {
    if let found = flows(ofNeedleDependency: node) { return found }
    let reference = file.reference(of: node)
    guard let base = node.firstChild else { return [] }
    switch reference {
    case .members(let members):
      guard let member = members.first else { return [] }
      if case .selfValue = file.reference(of: base) { return flows(ofMembers: members, at: node) }
      if member.isStatic { return flows(ofMembers: members, at: node) }
      if let owner = member.owner, file.code.program.kind(of: .nominal(owner, arguments: [])) == .protocol {
        return flows(of: base).map { $0.reading(node.text) }
      }
      if member.property != nil {
        // Only what may be an object has a key of its own; other members are read from whoever has them.
        let isObject = objects.kind(of: file.type(of: node)) == .yes || keepsValues && isOwnPart(member)
        return isObject ? flows(ofMembers: members, at: node) : flows(of: base).map { $0.reading(node.text) }
      }
      return flows(ofMembers: members, at: node)
    case .local, .globals, .type, .module, .selfValue, .superValue, .unread, .unknown:
      return flows(of: reference, at: node)
    }
  }

  /// A member of a type that is nested in the one whose code this is.
  private func isOwnPart(_ member: CodeMember) -> Bool {
    guard let owner = member.owner, member.context.file == place.path else { return false }
    return owner.path.count > 1
  }

  private func flows(ofMembers members: [CodeMember], at node: CodeNode) -> [WiringFlow] {
    guard let member = members.first else { return [] }
    switch member.fact {
    case .property:
      guard let key = key(of: member) else { return [] }
      return [WiringFlow(target: .key(key))]
    case .function:
      guard members.count == 1 else {
        return [unknown("only the compiler knows which '\(member.name)' is meant")]
      }
      guard let key = key(of: member) else { return [] }
      return [WiringFlow(target: .key(key), depth: 1)]
    case .initializer, .subscripts, .enumCase: return []
    }
  }
}
