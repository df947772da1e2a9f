internal import SwiftSyntax

extension CodeReader {
  func function(_ node: FunctionDeclSyntax, _ surroundings: Surroundings) {
    let place = position(of: node.name)
    let name = signature(self.name(node.name), node.signature.parameterClause)
    let isStatic = isStatic(node.modifiers)
    attributes(node.attributes, of: place, name: name, isStatic: isStatic, surroundings)
    defaults(node.signature.parameterClause, of: place, name: name, isStatic: isStatic, surroundings)
    guard let block = node.body else { return }
    body(.function, of: place, name: name, isStatic: isStatic, surroundings) {
      self.block(parameters: node.signature.parameterClause, block.statements, at: block)
    }
  }

  func initializer(_ node: InitializerDeclSyntax, _ surroundings: Surroundings) {
    let place = position(of: node.initKeyword)
    let name = signature("init", node.signature.parameterClause)
    attributes(node.attributes, of: place, name: name, isStatic: false, surroundings)
    // Default arguments of an initializer see no `self`.
    defaults(node.signature.parameterClause, of: place, name: name, isStatic: true, surroundings)
    guard let block = node.body else { return }
    body(.initializer, of: place, name: name, surroundings) {
      self.block(parameters: node.signature.parameterClause, block.statements, at: block)
    }
  }

  func subscripts(_ node: SubscriptDeclSyntax, _ surroundings: Surroundings) {
    let place = position(of: node.subscriptKeyword)
    let name = signature("subscript", node.parameterClause, unlabelled: true)
    let isStatic = isStatic(node.modifiers)
    attributes(node.attributes, of: place, name: name, isStatic: isStatic, surroundings)
    defaults(node.parameterClause, of: place, name: name, isStatic: isStatic, surroundings)
    guard let accessors = node.accessorBlock else { return }
    read(accessors, of: place, name: name, isStatic: isStatic, parameters: node.parameterClause, surroundings)
  }

  func variable(_ node: VariableDeclSyntax, _ surroundings: Surroundings) {
    let isStatic = isStatic(node.modifiers)
    for binding in node.bindings {
      let token = firstName(of: binding.pattern)
      let place = token.map { position(of: $0) } ?? position(of: binding.pattern)
      let name = token.map { self.name($0) } ?? ""
      if binding == node.bindings.first {
        attributes(node.attributes, of: place, name: name, isStatic: isStatic, surroundings)
      }
      if let value = binding.initializer?.value {
        body(.initialValue, of: place, name: name, isStatic: isStatic, surroundings) { self.expression(value) }
      }
      if let accessors = binding.accessorBlock {
        read(accessors, of: place, name: name, isStatic: isStatic, parameters: nil, surroundings)
      }
    }
  }

  private func read(
    _ block: AccessorBlockSyntax, of place: Position, name: String, isStatic: Bool,
    parameters: FunctionParameterClauseSyntax?, _ surroundings: Surroundings
  ) {
    switch block.accessors {
    case .getter(let statements):
      body(.getter, of: place, name: name, isStatic: isStatic, surroundings) {
        self.block(parameters: parameters, statements, at: block)
      }
    case .accessors(let list):
      for accessor in list {
        guard let statements = accessor.body?.statements else { continue }
        let role: BodyFact.Role
        var implicit: String?
        switch accessor.accessorSpecifier.text {
        case "get", "_read", "read", "borrow", "unsafeAddress": role = .getter
        case "willSet": (role, implicit) = (.observer, "newValue")
        case "didSet": (role, implicit) = (.observer, "oldValue")
        default: (role, implicit) = (.setter, "newValue")
        }
        body(role, of: place, name: name, isStatic: isStatic, surroundings) {
          self.block(
            parameters: parameters, statements, at: accessor,
            implicit: accessor.parameters.map { self.name($0.name) } ?? implicit)
        }
      }
    @unknown default: break
    }
  }

  private func defaults(
    _ clause: FunctionParameterClauseSyntax, of place: Position, name: String, isStatic: Bool,
    _ surroundings: Surroundings
  ) {
    for parameter in clause.parameters {
      attributes(parameter.attributes, of: place, name: name, isStatic: isStatic, surroundings)
      guard let value = parameter.defaultValue?.value else { continue }
      body(.defaultArgument, of: place, name: name, isStatic: isStatic, surroundings) { self.expression(value) }
    }
  }

  /// `load(id:_:)`; the labels of a subscript's parameters are those that its callers write.
  func signature(_ name: String, _ clause: FunctionParameterClauseSyntax, unlabelled: Bool = false) -> String {
    let labels = clause.parameters.map { parameter in
      if unlabelled, parameter.secondName == nil { return "_:" }
      return parameter.firstName.tokenKind == .wildcard ? "_:" : self.name(parameter.firstName) + ":"
    }
    return name + "(" + labels.joined() + ")"
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  private func firstName(of pattern: PatternSyntax) -> TokenSyntax? {
    var pattern = pattern
    for _ in 0..<SyntaxFactsReader.deepest {
      if let identifier = pattern.as(IdentifierPatternSyntax.self) { return identifier.identifier }
      guard let first = pattern.as(TuplePatternSyntax.self)?.elements.first else { return nil }
      pattern = first.pattern
    }
    return nil
  }

  /// One `.block`: parameters, then statements.
  func block(
    parameters: FunctionParameterClauseSyntax?, _ statements: CodeBlockItemListSyntax, at node: some SyntaxProtocol,
    implicit: String? = nil
  ) {
    builder.begin(.block, at: position(of: node))
    for parameter in parameters?.parameters ?? [] { self.parameter(parameter) }
    if let implicit { builder.leaf(.parameter, at: position(of: node), text: implicit) }
    self.statements(statements)
    builder.end()
  }

  func parameter(_ node: FunctionParameterSyntax) {
    let first = name(node.firstName)
    builder.leaf(
      .parameter, at: position(of: node.firstName), text: node.secondName.map(name) ?? first,
      label: node.firstName.tokenKind == .wildcard ? nil : first,
      type: declarations.typeExpression(of: declarations.stripped(node.type)))
  }
}
