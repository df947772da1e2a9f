internal import SwiftSyntax

extension CodeReader {
  func statements(_ list: CodeBlockItemListSyntax) {
    for item in list {
      switch item.item {
      case .decl(let node): local(node)
      case .stmt(let node): statement(node)
      case .expr(let node): expression(node)
      @unknown default: break
      }
    }
  }

  func nested(_ block: CodeBlockSyntax) {
    guard !builder.isTooDeep else { return }
    builder.begin(.block, at: position(of: block))
    statements(block.statements)
    builder.end()
  }

  func statement(_ node: StmtSyntax) {
    guard !builder.isTooDeep else { return }
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): expression(node.expression)
    case .returnStmt(let statement): exit("return", node) { statement.expression.map { self.expression($0) } }
    case .throwStmt(let statement): exit("throw", node) { self.expression(statement.expression) }
    case .deferStmt(let statement): exit("defer", node) { self.nested(statement.body) }
    case .yieldStmt(let statement):
      exit("yield", node) {
        switch statement.yieldedExpressions {
        case .single(let value): self.expression(value)
        case .multiple(let values): for value in values.elements { self.expression(value.expression) }
        @unknown default: break
        }
      }
    case .discardStmt(let statement): exit("discard", node) { self.expression(statement.expression) }
    case .guardStmt(let statement):
      // What a guard binds is in reach of what follows it, so its conditions stand beside its block.
      conditions(statement.conditions)
      builder.begin(.branch, at: position(of: node), text: "guard")
      nested(statement.body)
      builder.end()
    case .whileStmt(let statement):
      builder.begin(.loop, at: position(of: node), text: "while")
      conditions(statement.conditions)
      nested(statement.body)
      builder.end()
    case .repeatStmt(let statement):
      builder.begin(.loop, at: position(of: node), text: "repeat")
      nested(statement.body)
      expression(statement.condition)
      builder.end()
    case .forStmt(let statement):
      builder.begin(.loop, at: position(of: node), text: "for")
      expression(statement.sequence)
      pattern(statement.pattern, label: "let", type: statement.typeAnnotation?.type)
      if let condition = statement.whereClause?.condition { expression(condition) }
      nested(statement.body)
      builder.end()
    case .doStmt(let statement):
      builder.begin(.branch, at: position(of: node), text: "do")
      nested(statement.body)
      builder.end()
      for clause in statement.catchClauses {
        builder.begin(.branch, at: position(of: clause), text: "catch")
        if clause.catchItems.isEmpty { builder.leaf(.local, at: position(of: clause), text: "error", label: "let") }
        for item in clause.catchItems {
          if let pattern = item.pattern { self.pattern(pattern, label: "case", type: nil) }
          if let condition = item.whereClause?.condition { expression(condition) }
        }
        nested(clause.body)
        builder.end()
      }
    case .labeledStmt(let statement): self.statement(statement.statement)
    default: break
    }
  }

  private func exit(_ word: String, _ node: StmtSyntax, _ inside: () -> Void?) {
    builder.begin(.exit, at: position(of: node), text: word)
    _ = inside()
    builder.end()
  }

  func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let node): expression(node)
      case .optionalBinding(let node): optionalBinding(node)
      case .matchingPattern(let node):
        expression(node.initializer.value)
        pattern(node.pattern, label: "case", type: nil)
      case .availability: break
      @unknown default: break
      }
    }
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) {
    let type = node.typeAnnotation.map { declarations.typeExpression($0.type) }
    guard let identifier = node.pattern.as(IdentifierPatternSyntax.self) else {
      if let value = node.initializer?.value { expression(value) }
      return
    }
    let text = name(identifier.identifier)
    builder.begin(.local, at: position(of: identifier), text: text, label: "unwrap", type: type)
    if let value = node.initializer?.value {
      expression(value)
    } else {
      builder.leaf(.name, at: position(of: identifier), text: text)
    }
    builder.end()
  }

  func local(_ declaration: DeclSyntax) {
    guard !builder.isTooDeep else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): variable(local: node)
    case .functionDecl(let node):
      builder.begin(.localFunction, at: position(of: node.name), text: name(node.name))
      for parameter in node.signature.parameterClause.parameters { self.parameter(parameter) }
      if let block = node.body { nested(block) }
      builder.end()
    case .ifConfigDecl(let node):
      conditionals(node) { elements in if case .statements(let list) = elements { self.statements(list) } }
    case .structDecl(let node): localType(node.name, node.memberBlock)
    case .classDecl(let node): localType(node.name, node.memberBlock)
    case .enumDecl(let node): localType(node.name, node.memberBlock)
    case .actorDecl(let node): localType(node.name, node.memberBlock)
    case .macroExpansionDecl(let node): macro(node)
    default: break
    }
  }

  private func variable(local node: VariableDeclSyntax) {
    let word = node.bindingSpecifier.text
    attributes(local: node.attributes)
    let isWeak = node.modifiers.contains { $0.name.text == "weak" || $0.name.text == "unowned" }
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { declarations.typeExpression($0.type) }
      if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
        builder.begin(
          .local, at: position(of: identifier), text: name(identifier.identifier), label: word, type: type,
          flags: isWeak ? CodeTree.isWeak : 0)
        if let value = binding.initializer?.value { expression(value) }
        accessors(binding.accessorBlock)
        builder.end()
      } else {
        if let value = binding.initializer?.value { expression(value) }
        pattern(binding.pattern, label: word, type: binding.typeAnnotation?.type)
      }
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let statements): self.statements(statements)
    case .accessors(let list): for accessor in list { accessor.body.map { statements($0.statements) } }
    default: break
    }
  }

  private func localType(_ token: TokenSyntax, _ block: MemberBlockSyntax) {
    builder.begin(.localType, at: position(of: token), text: name(token))
    for member in block.members {
      if let node = member.decl.as(InitializerDeclSyntax.self) {
        builder.begin(.localFunction, at: position(of: node.initKeyword), text: "init")
        for parameter in node.signature.parameterClause.parameters { self.parameter(parameter) }
        node.body.map { nested($0) }
        builder.end()
      } else {
        local(member.decl)
      }
    }
    builder.end()
  }

  /// Each clause with what must hold for it.
  func conditionals(_ node: IfConfigDeclSyntax, _ read: (IfConfigClauseSyntax.Elements) -> Void) {
    for (conditions, clause) in declarations.conditionedClauses(of: node) {
      guard let elements = clause.elements, !builder.isTooDeep else { continue }
      builder.begin(.conditional, at: position(of: clause), text: conditions.joined(separator: " && "))
      read(elements)
      builder.end()
    }
  }
}
