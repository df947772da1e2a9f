internal import SwiftParser
internal import SwiftSyntax

extension ManifestInterpreter {
  func evaluate(_ expression: ExprSyntax, in scope: ManifestScope) -> ManifestValue {
    guard canContinue() else { return unknown("the manifest computes for too long", expression) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): return string(node, in: scope)
    case .integerLiteralExpr(let node):
      return node.representedLiteralValue.map { .integer($0) } ?? unknown("the number is too large", node)
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .arrayExpr(let node): return .array(node.elements.map { evaluate($0.expression, in: scope) })
    case .tupleExpr(let node): return tuple(node, in: scope)
    case .closureExpr(let node): return .closure(closure(node, in: scope))
    case .declReferenceExpr(let node): return variable(node, in: scope)
    case .memberAccessExpr(let node): return member(node, in: scope)
    case .functionCallExpr(let node): return call(node, in: scope)
    case .optionalChainingExpr(let node): return evaluate(node.expression, in: scope)
    case .forceUnwrapExpr(let node): return evaluate(node.expression, in: scope)
    case .asExpr(let node): return evaluate(node.expression, in: scope)
    case .infixOperatorExpr(let node): return infix(node, in: scope)
    case .prefixOperatorExpr(let node):
      let operand = evaluate(node.expression, in: scope)
      guard node.operator.text == "!", case .boolean(let value) = operand else { return undecided(operand, node) }
      return .boolean(!value)
    case .ternaryExpr(let node):
      let condition = evaluate(node.condition, in: scope)
      guard case .boolean(let holds) = condition else { return undecided(condition, node.condition) }
      return evaluate(holds ? node.thenExpression : node.elseExpression, in: scope)
    default: return notEvaluated(expression)
    }
  }

  /// The first cause, where a part is unknown.
  private func undecided(_ part: ManifestValue, _ node: some SyntaxProtocol) -> ManifestValue {
    if case .unknown = part { return part }
    return notEvaluated(node)
  }

  func notEvaluated(_ node: some SyntaxProtocol) -> ManifestValue {
    unknown("'\(short(node))' is not evaluated", node)
  }

  private func string(_ node: StringLiteralExprSyntax, in scope: ManifestScope) -> ManifestValue {
    if let value = node.representedLiteralValue { return .string(value) }
    guard node.openingQuote.text == "\"" else { return notEvaluated(node) }
    var text = ""
    for segment in node.segments {
      if let part = segment.as(StringSegmentSyntax.self), !part.content.text.contains("\\") {
        text += part.content.text
      } else if let part = segment.as(ExpressionSegmentSyntax.self), part.expressions.count == 1,
        let only = part.expressions.first
      {
        switch evaluate(only.expression, in: scope) {
        case .string(let value): text += value
        case .integer(let value): text += String(value)
        default: return notEvaluated(node)
        }
      } else {
        return notEvaluated(node)
      }
    }
    return .string(text)
  }

  private func tuple(_ node: TupleExprSyntax, in scope: ManifestScope) -> ManifestValue {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return evaluate(only.expression, in: scope)
    }
    let fields = node.elements.map { ($0.label?.text ?? "_", evaluate($0.expression, in: scope)) }
    return .object(ManifestObject(name: "", fields: fields, position: position(of: node)))
  }

  private func closure(_ node: ClosureExprSyntax, in scope: ManifestScope) -> ManifestFunction {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: names = ["$0", "$1"]
    }
    let parameters = names.map { ManifestFunction.Parameter(label: nil, name: $0, defaultValue: nil) }
    return ManifestFunction(parameters: parameters, body: node.statements, scope: scope)
  }

  private func variable(_ node: DeclReferenceExprSyntax, in scope: ManifestScope) -> ManifestValue {
    let name = node.baseName.text
    if let value = scope.value(name) { return value }
    if let function = functions[name]?.first, functions[name]?.count == 1 { return .closure(function) }
    return unknown("'\(name)' is not a constant of this manifest", node)
  }

  private func infix(_ node: InfixOperatorExprSyntax, in scope: ManifestScope) -> ManifestValue {
    let left = evaluate(node.leftOperand, in: scope)
    let right = { self.evaluate(node.rightOperand, in: scope) }
    switch node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "+": return sum(left, right(), at: ExprSyntax(node))
    case "??":
      if case .none = left { return right() }
      return left
    case "==": return equals(left, right()).map { .boolean($0) } ?? undecided(left, node)
    case "!=": return equals(left, right()).map { .boolean(!$0) } ?? undecided(left, node)
    case "&&":
      guard case .boolean(let value) = left else { return undecided(left, node.leftOperand) }
      return value ? right() : left
    case "||":
      guard case .boolean(let value) = left else { return undecided(left, node.leftOperand) }
      return value ? left : right()
    default: return notEvaluated(node)
    }
  }

  /// An array with an unknown part stays an array, so that the rest of it is known.
  func sum(_ left: ManifestValue, _ right: ManifestValue, at node: ExprSyntax) -> ManifestValue {
    switch (left, right) {
    case (.string(let first), .string(let second)): .string(first + second)
    case (.array(let first), .array(let second)): .array(first + second)
    case (.array(let first), .unknown): .array(first + [right])
    case (.unknown, .array(let second)): .array([left] + second)
    case (.unknown, _): left
    case (_, .unknown): right
    default: notEvaluated(node)
    }
  }

  /// `nil` where it is not known.
  func equals(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
    switch (left, right) {
    case (.string(let first), .string(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.boolean(let first), .boolean(let second)): first == second
    case (.metatype(let first), .metatype(let second)): first == second
    case (.none, .none): true
    case (.unknown, _), (_, .unknown), (.closure, _), (_, .closure), (.array, _), (_, .array): nil
    case (.none, _), (_, .none): false
    case (.object(let first), .object(let second)):
      first === second
        || (first.fields.isEmpty && second.fields.isEmpty ? first.name == second.name : nil)
          ?? false
    default: nil
    }
  }
}
