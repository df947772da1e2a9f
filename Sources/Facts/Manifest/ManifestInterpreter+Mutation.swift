internal import SwiftSyntax

extension ManifestInterpreter {
  /// `x = y` and `x += y`
  func assign(_ expression: ExprSyntax, in scope: ManifestScope) {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else {
      report("'\(short(expression))' is not evaluated", expression)
      return
    }
    let right = { self.evaluate(infix.rightOperand, in: scope) }
    if infix.operator.is(AssignmentExprSyntax.self) {
      if infix.leftOperand.is(DiscardAssignmentExprSyntax.self) { return }
      store(right(), in: infix.leftOperand, scope)
    } else if infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
      let left = evaluate(infix.leftOperand, in: scope)
      if case .none = left, infix.leftOperand.is(OptionalChainingExprSyntax.self) { return }
      store(sum(left, right(), at: expression), in: infix.leftOperand, scope)
    } else {
      report("'\(short(expression))' is not evaluated", expression)
    }
  }

  /// `x.append(y)`, `x.append(contentsOf: y)`, `x.insert(y, at: 0)`; false where the call is none of them.
  func mutate(_ call: FunctionCallExprSyntax, in scope: ManifestScope) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let first = call.arguments.first
    else { return false }
    let name = access.declName.baseName.text
    guard name == "append" || name == "insert" else { return false }
    let current = evaluate(base, in: scope)
    let added = evaluate(first.expression, in: scope)
    switch current {
    case .none where isOptionalChain(base): break
    case .array(let elements):
      if name == "append" {
        let addition = first.label?.text == "contentsOf" ? added : .array([added])
        store(sum(current, addition, at: ExprSyntax(call)), in: base, scope)
      } else if case .integer(let index)? = call.arguments.last.map({ evaluate($0.expression, in: scope) }),
        first.label == nil, elements.indices.contains(index) || index == elements.count
      {
        var changed = elements
        changed.insert(added, at: index)
        store(.array(changed), in: base, scope)
      } else {
        report("'\(short(call))' is not evaluated", call)
      }
    case .string, .integer, .boolean, .none, .metatype, .object, .closure, .unknown:
      report("'\(short(call))' is not evaluated", call)
    }
    return true
  }

  private func isOptionalChain(_ expression: ExprSyntax) -> Bool { expression.is(OptionalChainingExprSyntax.self) }

  private func store(_ value: ManifestValue, in target: ExprSyntax, _ scope: ManifestScope) {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if scope.assign(node.baseName.text, value) { return }
    case .memberAccessExpr(let node):
      if let base = node.base, case .object(let object) = evaluate(base, in: scope) {
        object[node.declName.baseName.text] = value
        return
      }
    case .optionalChainingExpr(let node): return store(value, in: node.expression, scope)
    case .forceUnwrapExpr(let node): return store(value, in: node.expression, scope)
    default: break
    }
    report("'\(short(target))' is changed", target)
  }
}
