internal import SwiftSyntax

extension SyntaxFactsReader {
  func initializerFact(_ node: InitializerDeclSyntax, _ surroundings: Surroundings) -> InitializerFact {
    InitializerFact(
      header: header(
        node, name: node.initKeyword, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause),
      parameters: parameterFacts(node.signature.parameterClause),
      effects: effects(node.signature.effectSpecifiers), isFailable: node.optionalMark != nil,
      isImplicitlyUnwrapped: node.optionalMark?.text == "!")
  }

  func functionFact(_ node: FunctionDeclSyntax, _ surroundings: Surroundings) -> FunctionFact {
    let result = node.signature.returnClause.map { stripped($0.type) }
    return FunctionFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause),
      parameters: parameterFacts(node.signature.parameterClause),
      effects: effects(node.signature.effectSpecifiers),
      result: result.map { typeExpression(of: $0) }.flatMap { $0.isVoid ? nil : $0 },
      body: node.body.flatMap { singleExpression($0.statements) }, resultSpecifiers: result?.specifiers ?? [],
      isRethrowing: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows")
  }

  func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> Effects {
    guard let specifiers else { return .none }
    return Effects(isAsync: specifiers.asyncSpecifier != nil, throwing: throwing(specifiers.throwsClause))
  }

  func throwing(_ clause: ThrowsClauseSyntax?) -> Effects.Throwing {
    guard let clause else { return .never }
    return clause.type.map { .typed(typeExpression($0)) } ?? .any
  }

  func parameterFacts(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.map(parameterFact)
  }

  private func parameterFact(_ node: FunctionParameterSyntax) -> ParameterFact {
    var stripped = stripped(node.type)
    let first = name(node.firstName)
    var attributes = attributeTexts(node.attributes)
    let type = typeExpression(of: &stripped, parameterAttributes: &attributes)
    return ParameterFact(
      label: node.firstName.tokenKind == .wildcard ? nil : first, name: node.secondName.map(name) ?? first,
      type: type, defaultValue: node.defaultValue?.value.trimmedDescription, isVariadic: node.ellipsis != nil,
      specifiers: split(node.modifiers).others + stripped.specifiers, attributes: attributes,
      position: position(of: node.firstName))
  }

  /// A body that is one expression, with or without `return`.
  private func singleExpression(_ statements: CodeBlockItemListSyntax) -> ExpressionFact? {
    var iterator = statements.makeIterator()
    guard let only = iterator.next(), iterator.next() == nil else { return nil }
    switch only.item {
    case .expr(let expression): return expressionFact(expression)
    case .stmt(let statement):
      if let expression = statement.as(ReturnStmtSyntax.self)?.expression { return expressionFact(expression) }
      return statement.as(ExpressionStmtSyntax.self).map { expressionFact($0.expression) }
    default: return nil
    }
  }
}
