internal import SwiftSyntax

extension ManifestInterpreter {
  /// How a list of statements ended.
  enum Flow {
    case finished
    case returned(ManifestValue)
    case continued
    case broken
  }

  func execute(_ statements: CodeBlockItemListSyntax, in scope: ManifestScope) -> Flow {
    for statement in statements {
      guard canContinue() else {
        report("the manifest computes for too long", statement)
        return .finished
      }
      let flow: Flow
      switch statement.item {
      case .decl(let declaration): flow = execute(declaration, in: scope)
      case .stmt(let node): flow = execute(node, in: scope)
      case .expr(let expression): flow = execute(expression, in: scope)
      default: flow = .finished
      }
      guard case .finished = flow else { return flow }
    }
    return .finished
  }

  private func execute(_ declaration: DeclSyntax, in scope: ManifestScope) -> Flow {
    if let node = declaration.as(VariableDeclSyntax.self) {
      for binding in node.bindings { declare(binding, in: scope) }
    } else if let node = declaration.as(FunctionDeclSyntax.self), scope !== global,
      let function = function(node, in: scope)
    {
      scope.declare(node.name.text, .closure(function))
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      return execute(node, in: scope)
    }
    return .finished
  }

  private func declare(_ binding: PatternBindingSyntax, in scope: ManifestScope) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      if let value = binding.initializer?.value { bind(binding.pattern, to: evaluate(value, in: scope), in: scope) }
      return
    }
    if let value = binding.initializer?.value {
      scope.declare(name, evaluate(value, in: scope))
    } else if case .getter(let body) = binding.accessorBlock?.accessors {
      let getter = ManifestFunction(parameters: [], body: body, scope: scope)
      scope.declare(name, call(getter, arguments: [], at: Syntax(binding)))
    } else {
      scope.declare(name, .none)
    }
  }

  /// Names of a tuple pattern; anything else is left undeclared, so uses of it are unknown.
  func bind(_ pattern: PatternSyntax, to value: ManifestValue, in scope: ManifestScope) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      scope.declare(name.identifier.text, value)
    } else if let tuple = pattern.as(TuplePatternSyntax.self), case .object(let object) = value, object.name == "",
      object.fields.count == tuple.elements.count
    {
      for (element, field) in zip(tuple.elements, object.fields) { bind(element.pattern, to: field.value, in: scope) }
    }
  }

  /// A manifest is compiled without conditions of its own, so a plain name is false.
  private func execute(_ node: IfConfigDeclSyntax, in scope: ManifestScope) -> Flow {
    for clause in node.clauses {
      guard case .statements(let statements) = clause.elements else { continue }
      guard let condition = clause.condition, !condition.is(DeclReferenceExprSyntax.self) else {
        if clause.condition == nil { return execute(statements, in: scope) }
        continue
      }
      let isHarmless = node.clauses.allSatisfy { clause in
        guard case .statements(let statements) = clause.elements else { return true }
        return statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
      }
      if !isHarmless { report("depends on '#if \(short(condition))'", node) }
      return .finished
    }
    return .finished
  }

  private func execute(_ statement: StmtSyntax, in scope: ManifestScope) -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node): return .returned(node.expression.map { evaluate($0, in: scope) } ?? .none)
    case .continueStmt: return .continued
    case .breakStmt: return .broken
    case .expressionStmt(let node): return execute(node.expression, in: scope)
    case .forStmt(let node): return execute(node, in: scope)
    case .guardStmt(let node):
      switch truth(of: node.conditions, in: scope) {
      case true?: return .finished
      case false?: return execute(node.body.statements, in: ManifestScope(parent: scope))
      case nil:
        report("depends on 'guard \(short(node.conditions))'", node)
        return .finished
      }
    default:
      report("'\(short(statement))' is not evaluated", statement)
      return .finished
    }
  }

  private func execute(_ node: ForStmtSyntax, in scope: ManifestScope) -> Flow {
    guard case .array(let elements) = evaluate(node.sequence, in: scope) else {
      report("loops over '\(short(node.sequence))'", node)
      return .finished
    }
    for element in elements {
      guard canContinue() else { return .finished }
      let inner = ManifestScope(parent: scope)
      bind(node.pattern, to: element, in: inner)
      if let condition = node.whereClause?.condition {
        guard case .boolean(let holds) = evaluate(condition, in: inner) else {
          report("depends on 'where \(short(condition))'", condition)
          return .finished
        }
        if !holds { continue }
      }
      switch execute(node.body.statements, in: inner) {
      case .finished, .continued: continue
      case .broken: return .finished
      case .returned(let value): return .returned(value)
      }
    }
    return .finished
  }

  private func execute(_ expression: ExprSyntax, in scope: ManifestScope) -> Flow {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return execute(node, in: scope)
    case .switchExpr(let node): return execute(node, in: scope)
    case .infixOperatorExpr:
      assign(expression, in: scope)
      return .finished
    case .tupleExpr(let node) where node.elements.isEmpty: return .finished
    case .functionCallExpr(let node):
      if mutate(node, in: scope) { return .finished }
      fallthrough
    default:
      // The last expression of a function or closure is its value; as a statement it does nothing here.
      if scope === global, case .unknown(let part) = evaluate(expression, in: scope) {
        if !isOutput(expression) { report("'\(short(expression))' is not evaluated: \(part.reason)", expression) }
        return .finished
      }
      return scope === global ? .finished : executeNested(expression, in: scope)
    }
  }

  private func executeNested(_ expression: ExprSyntax, in scope: ManifestScope) -> Flow {
    if case .unknown = evaluate(expression, in: scope), !isOutput(expression) {
      report("'\(short(expression))' is not evaluated", expression)
    }
    return .finished
  }

  private func isOutput(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    return ["print", "debugPrint", "precondition", "assert"].contains(name?.text)
  }

  private func execute(_ node: IfExprSyntax, in scope: ManifestScope) -> Flow {
    let inner = ManifestScope(parent: scope)
    switch truth(of: node.conditions, in: inner) {
    case true?: return execute(node.body.statements, in: inner)
    case false?:
      switch node.elseBody {
      case .ifExpr(let next): return execute(next, in: scope)
      case .codeBlock(let block): return execute(block.statements, in: ManifestScope(parent: scope))
      default: return .finished
      }
    case nil:
      report("depends on 'if \(short(node.conditions))'", node)
      return .finished
    }
  }

  private func execute(_ node: SwitchExprSyntax, in scope: ManifestScope) -> Flow {
    let subject = evaluate(node.subject, in: scope)
    for element in node.cases {
      guard case .switchCase(let branch) = element else { break }
      switch isChosen(branch, for: subject, in: scope) {
      case true?:
        let flow = execute(branch.statements, in: ManifestScope(parent: scope))
        if case .broken = flow { return .finished }
        return flow
      case false?: continue
      case nil:
        report("depends on 'switch \(short(node.subject))'", node)
        return .finished
      }
    }
    return .finished
  }

  private func isChosen(_ branch: SwitchCaseSyntax, for subject: ManifestValue, in scope: ManifestScope) -> Bool? {
    guard case .case(let label) = branch.label else { return true }
    var answer: Bool? = false
    for item in label.caseItems {
      guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self),
        let isEqual = equals(subject, evaluate(pattern.expression, in: scope))
      else {
        answer = nil
        continue
      }
      if isEqual { return true }
    }
    return answer
  }

  /// `nil` where it is not known.
  func truth(of conditions: ConditionElementListSyntax, in scope: ManifestScope) -> Bool? {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard case .boolean(let holds) = evaluate(expression, in: scope) else { return nil }
        if !holds { return false }
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        let value = binding.initializer.map { evaluate($0.value, in: scope) } ?? name.flatMap { scope.value($0) }
        switch value {
        case nil, .unknown?: return nil
        case ManifestValue.none?: return false
        case let value?: bind(binding.pattern, to: value, in: scope)
        }
      default: return nil
      }
    }
    return true
  }
}
