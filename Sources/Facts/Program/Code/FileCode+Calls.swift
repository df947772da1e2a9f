extension FileCode {
  func type(ofCall node: CodeNode) -> ResolvedType {
    guard let callee = node.firstChild else { return .unknown("it calls nothing") }
    switch reference(of: callee) {
    case .type(let type): return constructed(type, by: node, implicit: callee.kind == .implicitMember)
    case .members(let members), .globals(let members):
      return type(ofCall: node, callee: callee, members: members)
    case .local, .selfValue, .superValue, .module, .unread, .unknown:
      return result(ofCalling: type(of: callee), at: node)
    }
  }

  private func type(ofCall node: CodeNode, callee: CodeNode, members: [CodeMember]) -> ResolvedType {
    guard let member = members.first else { return .unknown("it is not found") }
    switch member.fact {
    case .property: return result(ofCalling: type(of: callee), at: node)
    case .enumCase: return member.owner.map { nominal($0) } ?? .unknown("the case has no type")
    case .initializer:
      return member.owner.map { constructed(instance(of: callee) ?? nominal($0), by: node, implicit: false) }
        ?? .unknown("it is not found")
    case .subscripts: return .unknown("it is no function")
    case .function:
      // Overloads that give the same are as good as one.
      let base = callee.kind == .member ? callee.firstChild : nil
      let results = members.map { result(of: $0, base: base, call: node) }
      guard let first = results.first, results.allSatisfy({ $0 == first }) else {
        return .unknown("only the compiler knows which '\(member.name)' is called")
      }
      return first
    }
  }

  /// `T` in `T.init(…)`.
  private func instance(of callee: CodeNode) -> ResolvedType? {
    guard callee.kind == .member, let base = callee.firstChild, case .metatype(let type) = type(of: base) else {
      return nil
    }
    return type
  }

  /// `T(…)`: optional where the initializer that fits is failable.
  private func constructed(_ type: ResolvedType, by call: CodeNode, implicit: Bool) -> ResolvedType {
    guard let key = key(of: type) else { return type }
    let arguments = call.arguments
    let fitting = code.members(named: "init", of: key).filter { member in
      member.parameters.map { ArgumentMatch(arguments, to: $0) != nil } ?? false
    }
    let isFailable =
      !fitting.isEmpty
      && fitting.allSatisfy { member in
        if case .initializer(let fact) = member.fact { return fact.isFailable && !fact.isImplicitlyUnwrapped }
        return false
      }
    return isFailable ? .optional(type) : type
  }

  /// Calling a value: a function, or an object with `callAsFunction`.
  private func result(ofCalling type: ResolvedType, at node: CodeNode) -> ResolvedType {
    switch type {
    case .function(let function): return function.result
    case .metatype(let instance): return instance
    case .nominal(let identifier, let arguments):
      let members = code.members(named: "callAsFunction", of: identifier)
      guard let member = members.first, let fact = member.function, members.count == 1 else {
        return .unknown("what calling it gives is not known")
      }
      let names = code.tables.types[identifier]?.genericNames ?? []
      return fact.result.map { written in
        Substitution(names: names, arguments: arguments).apply(
          to: resolve(written, in: member.context), tables: code.tables)
      } ?? .void
    case .external(let path, let arguments):
      // A factory of the library of that name gives, when called, what it makes.
      if path == ["Factory"], arguments.count == 1 { return arguments[0] }
      if path == ["ParameterFactory"], arguments.count == 2 { return arguments[1] }
      return .unknown("'\(path.joined(separator: "."))' was not read")
    case .unknown: return type
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .parameter, .pack:
      return .unknown("what calling it gives is not known")
    }
  }

  /// The type at the end of `a.b.c`.
  public func value(ofKeyPath text: String, on root: ResolvedType) -> ResolvedType? {
    var current = root
    for name in text.split(separator: ".") {
      if case .optional(let wrapped) = current { current = wrapped }
      guard let key = key(of: current),
        let member = code.members(named: String(name), of: key).first(where: { !$0.isStatic }),
        let fact = member.property
      else { return nil }
      var type = PropertyTypeReader(tables: code.tables).type(of: fact, in: member.context).type
      if type.unknownReason != nil { type = inferred(fact, in: member.context) ?? type }
      current = substitution(of: current, owner: member.owner).apply(to: type, tables: code.tables)
    }
    return current.unknownReason == nil ? current : nil
  }

  /// What the parameter that takes an argument is declared as.
  func parameterType(of argument: CodeNode, in call: CodeNode) -> ResolvedType? {
    guard let found = declaredParameterType(of: argument, in: call) else { return nil }
    return !found.hasParameters || isFunction(found) ? found : nil
  }

  /// For `.member`: where the parameter is generic, its members can still be looked up by the type's name.
  func openParameterType(of node: CodeNode) -> ResolvedType? {
    guard let parent = node.parent, parent.kind == .call || parent.kind == .subscripted, parent.firstChild != node
    else {
      return nil
    }
    return declaredParameterType(of: node, in: parent)
  }

  private func declaredParameterType(of argument: CodeNode, in call: CodeNode) -> ResolvedType? {
    let candidates = candidates(of: call)
    if let type = candidates.memberwise { return memberwise(argument, of: type) }
    guard let position = candidates.positions[argument.index] else { return nil }
    var found: ResolvedType?
    for (candidate, match) in candidates.matching {
      guard let parameters = candidate.parameters else { continue }
      var context = candidate.context
      context.genericParameters += candidate.genericResult?.names ?? []
      let type = resolve(parameters[match.parameters[position]].type, in: context)
      if let found, found != type { return nil }
      found = type
    }
    guard let found, found.unknownReason == nil else { return nil }
    return found
  }

  /// Each argument asks for them.
  private func candidates(of call: CodeNode) -> CallCandidates {
    if let known = calls[call.index] { return known }
    let found = readCandidates(of: call)
    calls[call.index] = found
    return found
  }

  private func readCandidates(of call: CodeNode) -> CallCandidates {
    guard let callee = call.firstChild else { return CallCandidates() }
    var members = call.kind == .subscripted ? reference(of: call).members : reference(of: callee).members
    if call.kind == .call, case .type(let type) = reference(of: callee), let key = key(of: type) {
      members = code.members(named: "init", of: key)
      if members.isEmpty { return CallCandidates(memberwise: type) }
    }
    let arguments = call.arguments
    var candidates = CallCandidates()
    for (position, argument) in arguments.enumerated() { candidates.positions[argument.index] = position }
    for member in members {
      guard let parameters = member.parameters, let match = ArgumentMatch(arguments, to: parameters) else { continue }
      candidates.matching.append((member, match))
    }
    return candidates
  }

  private func isFunction(_ type: ResolvedType) -> Bool {
    switch type {
    case .function: true
    case .optional(let wrapped): isFunction(wrapped)
    default: false
    }
  }

  /// Of a struct's memberwise initializer: the stored property of that name.
  private func memberwise(_ argument: CodeNode, of type: ResolvedType) -> ResolvedType? {
    guard let label = argument.label, let key = key(of: type), code.program.kind(of: type) == .value,
      let member = code.members(named: label, of: key).first(where: { !$0.isStatic }), let fact = member.property,
      !fact.isComputed
    else { return nil }
    let found = PropertyTypeReader(tables: code.tables).type(of: fact, in: member.context).type
    return found.unknownReason == nil && !found.hasParameters ? found : nil
  }
}
