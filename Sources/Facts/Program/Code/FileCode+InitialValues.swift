extension FileCode {
  /// The type of a property without annotation, from plain values: `Store.shared`, `makeStore()`, `Type.value.member`.
  ///
  /// The property may stand in any file, so its expression is read as a fact, not as a body.
  func inferred(_ fact: PropertyFact, in context: LexicalContext) -> ResolvedType? {
    guard let value = fact.initialValue, !fact.isDestructured else { return nil }
    var steps = 0
    let type = type(of: value, in: context, steps: &steps)
    return type
  }

  private func type(of fact: ExpressionFact, in context: LexicalContext, steps: inout Int) -> ResolvedType? {
    steps += 1
    guard steps < 20 else { return nil }
    switch fact {
    case .reference(let path, nil): return value(of: path, in: context, steps: &steps)
    case .call(let callee, let arguments):
      switch callee {
      case .reference(let path, nil):
        guard let last = path.last else { return nil }
        if let made = constructed(path, arguments, in: context) { return made }
        if path.count == 1 {
          let own = context.enclosing.last.map { code.members(named: last.name, of: $0) } ?? []
          return result(of: own.isEmpty ? code.globals(named: last.name, seenFrom: context) : own)
        }
        guard let base = base(of: path.dropLast(), in: context, steps: &steps) else { return nil }
        return result(of: members(last.name, of: base))
      case .initializerReference(let type, _):
        let resolved = resolve(type, in: context)
        return resolved.unknownReason == nil ? resolved : nil
      case .reference, .metatype, .implicitMember, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other:
        return nil
      }
    case .reference, .metatype, .initializerReference, .implicitMember, .stringLiteral, .arrayLiteral, .booleanLiteral,
      .other:
      return nil
    }
  }

  /// `Store(url: url)`, unless an initializer of those labels is failable.
  private func constructed(
    _ path: [NamedType.Component], _ arguments: [ArgumentFact], in context: LexicalContext
  ) -> ResolvedType? {
    guard path.last?.name.first?.isUppercase == true else { return nil }
    let type = resolve(.named(NamedType(components: path)), in: context)
    guard type.unknownReason == nil, !type.hasParameters, let key = key(of: type) else { return nil }
    let labels = arguments.map(\.label)
    for member in code.members(named: "init", of: key) {
      guard case .initializer(let fact) = member.fact, fact.isFailable else { continue }
      let required = fact.parameters.filter { $0.defaultValue == nil }.map(\.label)
      if fact.parameters.map(\.label) == labels || required == labels { return nil }
    }
    return type
  }

  private func result(of members: [CodeMember]) -> ResolvedType? {
    guard members.count == 1, let member = members.first, let fact = member.function, fact.genericParameters.isEmpty,
      let written = fact.result
    else { return nil }
    let type = resolve(written, in: member.context)
    return type.unknownReason == nil && !type.hasParameters ? type : nil
  }

  private func value(
    of path: [NamedType.Component], in context: LexicalContext, steps: inout Int
  ) -> ResolvedType? {
    guard let last = path.last else { return nil }
    let found: [CodeMember]
    if path.count == 1 {
      let owner = context.enclosing.last
      let own = owner.map { code.members(named: last.name, of: $0).filter(\.isStatic) } ?? []
      found = own.isEmpty ? code.globals(named: last.name, seenFrom: context) : own
    } else {
      guard let base = base(of: path.dropLast(), in: context, steps: &steps) else { return nil }
      found = members(last.name, of: base)
    }
    guard found.count == 1, let member = found.first else { return nil }
    if case .enumCase = member.fact { return member.owner.map { nominal($0) } }
    guard let fact = member.property else { return nil }
    let written = PropertyTypeReader(tables: code.tables).type(of: fact, in: member.context).type
    if written.unknownReason == nil { return written.hasParameters ? nil : written }
    steps += 1
    guard steps < 20, let value = fact.initialValue else { return nil }
    return type(of: value, in: member.context, steps: &steps)
  }

  /// What stands before the last name: a type (as its metatype), or a value.
  private func base(
    of path: ArraySlice<NamedType.Component>, in context: LexicalContext, steps: inout Int
  ) -> ResolvedType? {
    if path.last?.name.first?.isUppercase == true {
      let type = resolve(.named(NamedType(components: Array(path))), in: context)
      return type.unknownReason == nil ? .metatype(type) : nil
    }
    return value(of: Array(path), in: context, steps: &steps)
  }

  private func members(_ name: String, of base: ResolvedType) -> [CodeMember] {
    if case .metatype(let instance) = base {
      return key(of: instance).map { code.members(named: name, of: $0).filter(\.isStatic) } ?? []
    }
    return key(of: base).map { code.members(named: name, of: $0).filter { !$0.isStatic } } ?? []
  }
}
