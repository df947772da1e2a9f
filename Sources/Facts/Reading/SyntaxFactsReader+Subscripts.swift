internal import SwiftSyntax

extension SyntaxFactsReader {
  func subscriptFact(_ node: SubscriptDeclSyntax, _ surroundings: Surroundings) -> SubscriptFact {
    var fact = SubscriptFact(
      header: header(
        node, name: node.subscriptKeyword, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause), parameters: parameterFacts(node.parameterClause),
      result: typeExpression(of: stripped(node.returnClause.type)))
    for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      fact.parameters[index].label = nil
    }
    guard case .accessors(let accessors)? = node.accessorBlock?.accessors else { return fact }
    for accessor in accessors {
      switch accessor.accessorSpecifier.text {
      case "get":
        fact.effects = Effects(
          isAsync: accessor.effectSpecifiers?.asyncSpecifier != nil,
          throwing: throwing(accessor.effectSpecifiers?.throwsClause))
      case "set", "_modify", "modify", "mutate", "unsafeMutableAddress": fact.isSettable = true
      default: break
      }
    }
    return fact
  }

  /// What follows `handwire:` in the line comments right before a declaration (`double` in `// handwire:double`).
  func directives(of node: some SyntaxProtocol) -> [String] {
    guard let first = node.firstToken(viewMode: .sourceAccurate) else { return [] }
    return first.leadingTrivia.compactMap { piece in
      guard case .lineComment(let text) = piece else { return nil }
      let words = text.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("handwire:") else { return nil }
      return words.dropFirst("handwire:".count).split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
  }
}
