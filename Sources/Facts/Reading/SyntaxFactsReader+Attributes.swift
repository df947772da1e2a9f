internal import SwiftSyntax

extension SyntaxFactsReader {
  func attributeFacts(_ list: AttributeListSyntax, conditions: [String] = []) -> [AttributeFact] {
    var facts: [AttributeFact] = []
    for element in list {
      if let node = element.as(AttributeSyntax.self) {
        facts.append(attributeFact(node, conditions: conditions))
      } else if let node = element.as(IfConfigDeclSyntax.self), conditions.count <= Self.deepest {
        for (own, clause) in conditionedClauses(of: node) {
          guard case .attributes(let nested) = clause.elements else { continue }
          facts += attributeFacts(nested, conditions: conditions + own)
        }
      }
    }
    return facts
  }

  private func attributeFact(_ node: AttributeSyntax, conditions: [String]) -> AttributeFact {
    let name =
      if let simple = node.attributeName.as(IdentifierTypeSyntax.self) {
        self.name(simple.name)
      } else if let member = node.attributeName.as(MemberTypeSyntax.self) {
        self.name(member.name)
      } else {
        foldedText(node.attributeName)
      }
    return AttributeFact(
      name: name, text: foldedText(node), arguments: arguments(of: node), position: position(of: node),
      conditions: conditions)
  }

  private func arguments(of node: AttributeSyntax) -> [ArgumentFact] {
    switch node.arguments {
    case nil: return []
    case .argumentList(let list): return argumentFacts(list)
    case .availability(let list): return list.map(availabilityArgument)
    case .some(let other):
      return [ArgumentFact(label: nil, value: .other(foldedText(other)), position: position(of: other))]
    }
  }

  private func availabilityArgument(_ node: AvailabilityArgumentSyntax) -> ArgumentFact {
    let place = position(of: node)
    let argument = Syntax(node.argument)
    guard let labeled = argument.as(AvailabilityLabeledArgumentSyntax.self) else {
      return ArgumentFact(label: nil, value: .other(foldedText(argument)), position: place)
    }
    let value =
      Syntax(labeled.value).as(SimpleStringLiteralExprSyntax.self).map { string in
        ExpressionFact.stringLiteral(string.segments.map(\.content.text).joined())
      } ?? .other(foldedText(labeled.value))
    return ArgumentFact(label: labeled.label.text, value: value, position: place)
  }

  /// Without `@`.
  func attributeTexts(_ list: AttributeListSyntax) -> [String] {
    attributeFacts(list).map { String($0.text.dropFirst()) }
  }

  func importFact(_ node: ImportDeclSyntax, _ surroundings: Surroundings) -> ImportFact {
    let components = node.path.map { name($0.name) }
    return ImportFact(
      module: components.first ?? "", path: components.joined(separator: "."),
      kind: node.importKindSpecifier?.text, access: split(node.modifiers).access,
      attributes: attributeTexts(node.attributes),
      conditions: surroundings.conditions, position: position(of: node.path))
  }
}
