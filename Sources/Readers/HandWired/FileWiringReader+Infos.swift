import HandwireFacts
import HandwireFindings

extension FileWiringReader {
  func key(of property: PropertyFact, owner: TypeIdentifier?) -> WiringKey {
    owner.map { .property($0, property.header.name) } ?? .global(module: place.module, property.header.name)
  }

  /// Of a property or function of the program; `nil` for initializers, subscripts and enum cases.
  func key(of member: CodeMember) -> WiringKey? {
    let home = WiringFile(module: member.context.module, path: member.context.file)
    switch member.fact {
    case .property(let fact):
      let key: WiringKey =
        member.owner.map { .property($0, fact.header.name) }
        ?? .global(module: member.context.module, fact.header.name)
      note(fact, key, owner: member.owner, context: member.context, place: home.path)
      return key
    case .function(let fact):
      let key = WiringKey.function(home, fact.header.position)
      note(fact, key, owner: member.owner, context: member.context, place: home)
      return key
    case .initializer, .subscripts, .enumCase: return nil
    }
  }

  func note(
    _ fact: PropertyFact, _ key: WiringKey, owner: TypeIdentifier?, context: LexicalContext, place path: String,
    inferred: ResolvedType? = nil
  ) {
    note(key) {
      let header = fact.header
      let isWeak = header.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
      let wrapper = header.attributes.first { $0.name.first?.isUppercase == true && !$0.name.hasSuffix("Actor") }
      return WiringInfo(
        kind: .property(
          .init(
            isStatic: fact.isStatic || owner == nil, isLazy: fact.isLazy, isWeak: isWeak, isComputed: fact.isComputed,
            wrapper: wrapper?.name)),
        name: header.name, written: fact.type, context: context,
        inferred: inferred ?? (fact.type == nil && path == self.place.path ? inferredType(of: fact) : nil),
        owner: owner.map { .type($0) } ?? .file(WiringFile(module: context.module, path: path)),
        conditions: header.conditions,
        place: Place(path: path, line: header.position.line, column: header.position.column))
    }
  }

  /// Of a property of this file: what its initial value has.
  private func inferredType(of fact: PropertyFact) -> ResolvedType? {
    guard let root = initialValues[fact.header.position] else { return nil }
    if let asked = registered.request(at: code[root])?.key.type, !asked.isUnknown { return asked }
    return file.type(of: code[root])
  }

  func note(_ fact: FunctionFact, _ key: WiringKey, owner: TypeIdentifier?, context: LexicalContext, place: WiringFile)
  {
    note(key) {
      var context = context
      context.genericParameters += fact.genericParameters.map(\.name)
      let signature = fact.header.name + "(" + fact.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      return WiringInfo(
        kind: .function(parameters: fact.parameters.map(\.name)), name: fact.header.name, written: fact.result,
        context: context, inferred: nil,
        owner: owner.map { .type($0) } ?? .function(place, fact.header.position, name: signature),
        conditions: fact.header.conditions,
        place: Place(path: place.path, line: fact.header.position.line, column: fact.header.position.column))
    }
  }

  /// A parameter of a function or an initializer of the program.
  func key(of parameter: ParameterFact, of member: CodeMember) -> WiringKey? {
    guard let header = member.header else { return nil }
    let home = WiringFile(module: member.context.module, path: member.context.file)
    let key = WiringKey.parameter(home, header.position, parameter.name)
    note(key) {
      let isInitializer = if case .initializer = member.fact { true } else { false }
      let signature =
        header.name + "(" + (member.parameters ?? []).map { ($0.label ?? "_") + ":" }.joined() + ")"
      return WiringInfo(
        kind: .parameter(ofInitializer: isInitializer), name: parameter.name, written: parameter.type,
        context: member.context, inferred: nil,
        owner: member.owner.map { .type($0) } ?? .function(home, header.position, name: signature),
        function: isInitializer ? nil : signature, conditions: header.conditions,
        place: Place(path: home.path, line: parameter.position.line, column: parameter.position.column))
    }
    return key
  }

  /// A parameter, by the node that declares it in its own body.
  func key(ofParameter node: CodeNode, in body: BodyFact) -> WiringKey {
    let key = WiringKey.parameter(place, body.declaration, node.text)
    note(key) {
      let isInitializer = body.role == .initializer
      return WiringInfo(
        kind: .parameter(ofInitializer: isInitializer), name: node.text, written: node.type,
        context: file.context(of: body), inferred: nil, owner: owner(of: body),
        function: isInitializer ? nil : body.name, conditions: body.conditions, place: place(node.position))
    }
    return key
  }

  func key(ofLocal node: CodeNode) -> WiringKey {
    let key = WiringKey.local(place, node.index)
    note(key) {
      let body = file.body(of: node)
      return WiringInfo(
        kind: .local(isWeak: node.isWeak), name: node.text, written: nil,
        context: body.map { file.context(of: $0) } ?? LexicalContext(module: place.module, file: place.path),
        inferred: file.type(of: node), owner: body.map { owner(of: $0) } ?? .file(place),
        function: body?.name, conditions: body?.conditions ?? [], place: place(node.position))
    }
    return key
  }

  func key(ofLocalFunction node: CodeNode) -> WiringKey {
    let key = WiringKey.function(place, node.position)
    note(key) {
      let body = file.body(of: node)
      return WiringInfo(
        kind: .function(parameters: node.children.filter { $0.kind == .parameter }.map(\.text)), name: node.text,
        written: nil,
        context: body.map { file.context(of: $0) } ?? LexicalContext(module: place.module, file: place.path),
        inferred: nil, owner: body.map { owner(of: $0) } ?? .file(place), function: body?.name,
        conditions: body?.conditions ?? [], place: place(node.position))
    }
    return key
  }
}
