internal import SwiftSyntax

extension SyntaxFactsReader {
  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameterFact] {
    guard let clause else { return [] }
    return clause.parameters.map { parameter in
      GenericParameterFact(
        name: name(parameter.name), constraint: parameter.inheritedType.map { typeExpression($0) },
        isPack: parameter.specifier?.text == "each", isValue: parameter.specifier?.text == "let")
    }
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirementFact] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      let node = Syntax(requirement.requirement)
      if let sameType = node.as(SameTypeRequirementSyntax.self) {
        return GenericRequirementFact(
          left: typeExpression(Syntax(sameType.leftType)), relation: .sameType,
          right: typeExpression(Syntax(sameType.rightType)))
      }
      if let conformance = node.as(ConformanceRequirementSyntax.self) {
        return GenericRequirementFact(
          left: typeExpression(conformance.leftType), relation: .conformance,
          right: typeExpression(conformance.rightType))
      }
      return node.as(LayoutRequirementSyntax.self).map { layout in
        GenericRequirementFact(
          left: typeExpression(layout.type), relation: .layout,
          right: .named(NamedType(components: [.init(name: layout.layoutSpecifier.text)])))
      }
    }
  }

  func typeExpression(_ node: Syntax) -> TypeExpression {
    if let type = node.as(TypeSyntax.self) { return typeExpression(type) }
    return .other(shortText(node))
  }
}
