internal import SwiftParser
internal import SwiftSyntax

extension SyntaxFactsReader {
  func expressionFact(_ expression: ExprSyntax, depth: Int = 0) -> ExpressionFact {
    let other = { ExpressionFact.other(self.shortText(expression)) }
    guard depth < Self.deepest else { return other() }
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node) where node.questionOrExclamationMark == nil:
      return expressionFact(node.expression, depth: depth + 1)
    case .awaitExpr(let node): return expressionFact(node.expression, depth: depth + 1)
    case .tupleExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first, only.label == nil else { return other() }
      return expressionFact(only.expression, depth: depth + 1)
    case .declReferenceExpr, .genericSpecializationExpr, .superExpr: return reference(expression) ?? other()
    case .memberAccessExpr(let node): return memberAccess(node, depth: depth) ?? other()
    case .functionCallExpr(let node):
      var arguments = argumentFacts(node.arguments, depth: depth + 1)
      if let closure = node.trailingClosure { arguments.append(closureArgument(closure, label: nil)) }
      arguments += node.additionalTrailingClosures.map { closureArgument($0.closure, label: name($0.label)) }
      return .call(callee: expressionFact(node.calledExpression, depth: depth + 1), arguments: arguments)
    case .stringLiteralExpr(let node): return node.representedLiteralValue.map { .stringLiteral($0) } ?? other()
    case .arrayExpr(let node):
      return .arrayLiteral(node.elements.map { expressionFact($0.expression, depth: depth + 1) })
    case .booleanLiteralExpr(let node): return .booleanLiteral(node.literal.text == "true")
    default: return other()
    }
  }

  func argumentFacts(_ list: LabeledExprListSyntax, depth: Int = 0) -> [ArgumentFact] {
    list.map { argument in
      ArgumentFact(
        label: argument.label.map(name), value: expressionFact(argument.expression, depth: depth),
        position: position(of: argument))
    }
  }

  /// The type in `T.self`; `nil` where it is a value's `x.self`.
  func metatype(_ expression: ExprSyntax) -> TypeExpression? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return typeExpression(named: base, depth: 0)
  }

  private func closureArgument(_ closure: ClosureExprSyntax, label: String?) -> ArgumentFact {
    ArgumentFact(label: label, value: .other(shortText(closure)), position: position(of: closure))
  }

  private func memberAccess(_ node: MemberAccessExprSyntax, depth: Int) -> ExpressionFact? {
    let member = node.declName
    guard let base = node.base else {
      return .implicitMember(member.argumentNames == nil ? name(member.baseName) : foldedText(member))
    }
    switch member.baseName.tokenKind {
    case .keyword(.`self`):
      return typeExpression(named: base, depth: depth).map { .metatype($0) }
    case .keyword(.`init`):
      let labels = member.argumentNames.map(labels)
      return typeExpression(named: base, depth: depth).map { .initializerReference($0, labels: labels) }
    default: return reference(ExprSyntax(node))
    }
  }

  private func labels(_ names: DeclNameArgumentsSyntax) -> [String?] {
    names.arguments.map { $0.name.tokenKind == .wildcard ? nil : name($0.name) }
  }

  /// A chain of plain names; `nil` where it has calls, subscripts, optional chaining or a module selector.
  private func reference(_ expression: ExprSyntax) -> ExpressionFact? {
    var path: [NamedType.Component] = []
    var labels: [String?]?
    var current = expression
    var arguments: [TypeExpression] = []
    while path.count <= Self.deepest {
      switch current.as(ExprSyntaxEnum.self) {
      case .genericSpecializationExpr(let node):
        arguments = genericArguments(node.genericArgumentClause, depth: 0)
        current = node.expression
      case .memberAccessExpr(let node):
        guard let base = node.base, node.period.endPosition == node.declName.baseName.position else { return nil }
        if let names = node.declName.argumentNames {
          guard path.isEmpty else { return nil }
          labels = self.labels(names)
        }
        path.append(.init(name: name(node.declName.baseName), arguments: arguments))
        arguments = []
        current = base
      case .declReferenceExpr(let node):
        guard node.position == node.baseName.position else { return nil }
        if let names = node.argumentNames {
          guard path.isEmpty else { return nil }
          labels = self.labels(names)
        }
        path.append(.init(name: name(node.baseName), arguments: arguments))
        return .reference(path: path.reversed(), labels: labels)
      case .superExpr:
        path.append(.init(name: "super"))
        return .reference(path: path.reversed(), labels: labels)
      default: return nil
      }
    }
    return nil
  }

  /// The type that an expression before `.self` or `.init` names; `nil` where it is a value.
  private func typeExpression(named expression: ExprSyntax, depth: Int) -> TypeExpression? {
    if let node = expression.as(TypeExprSyntax.self) { return typeExpression(node.type, depth: depth + 1) }
    if case .reference(let path, nil) = reference(expression) { return .named(NamedType(components: path)) }
    // `[Int]`, `(A, B)`, `T?`, `M::T` and the like parse as expressions; the same text parses as the type it is.
    guard expression.trimmedLength.utf8Length <= 1_000 else { return nil }
    let text = expression.trimmedDescription
    var parser = Parser(text)
    let type = TypeSyntax.parse(from: &parser)
    guard !type.hasError, type.trimmedDescription == text else { return nil }
    return typeExpression(type, depth: depth + 1)
  }
}
