internal import SwiftSyntax

extension SyntaxFactsReader {
  func typeFact(_ node: StructDeclSyntax, _ surroundings: Surroundings) -> TypeFact {
    TypeFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      kind: .struct, genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause), inherited: inherited(node.inheritanceClause),
      members: members(of: node.memberBlock, surroundings))
  }

  func typeFact(_ node: ClassDeclSyntax, _ surroundings: Surroundings) -> TypeFact {
    TypeFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      kind: .class, genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause), inherited: inherited(node.inheritanceClause),
      members: members(of: node.memberBlock, surroundings))
  }

  func typeFact(_ node: EnumDeclSyntax, _ surroundings: Surroundings) -> TypeFact {
    TypeFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      kind: .enum, genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause), inherited: inherited(node.inheritanceClause),
      members: members(of: node.memberBlock, surroundings))
  }

  func typeFact(_ node: ActorDeclSyntax, _ surroundings: Surroundings) -> TypeFact {
    TypeFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      kind: .actor, genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause), inherited: inherited(node.inheritanceClause),
      members: members(of: node.memberBlock, surroundings))
  }

  func typeFact(_ node: ProtocolDeclSyntax, _ surroundings: Surroundings) -> TypeFact {
    TypeFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      kind: .protocol,
      primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { name($0.name) } ?? [],
      requirements: requirements(node.genericWhereClause), inherited: inherited(node.inheritanceClause),
      members: members(of: node.memberBlock, surroundings))
  }

  func extensionFact(_ node: ExtensionDeclSyntax, _ surroundings: Surroundings) -> ExtensionFact {
    var header = header(
      node, name: node.extensionKeyword, attributes: node.attributes, modifiers: node.modifiers, surroundings)
    header.name = ""
    header.position = position(of: node.extendedType)
    return ExtensionFact(
      header: header, extended: typeExpression(node.extendedType), requirements: requirements(node.genericWhereClause),
      inherited: inherited(node.inheritanceClause), members: members(of: node.memberBlock, surroundings))
  }

  func aliasFact(_ node: TypeAliasDeclSyntax, _ surroundings: Surroundings) -> AliasFact {
    AliasFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      genericParameters: genericParameters(node.genericParameterClause),
      type: typeExpression(node.initializer.value), requirements: requirements(node.genericWhereClause))
  }

  func associatedTypeFact(_ node: AssociatedTypeDeclSyntax, _ surroundings: Surroundings) -> AssociatedTypeFact {
    AssociatedTypeFact(
      header: header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings),
      constraints: inherited(node.inheritanceClause).map(\.type),
      defaultType: node.initializer.map { typeExpression($0.value) },
      requirements: requirements(node.genericWhereClause))
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [InheritedTypeFact] {
    guard let clause else { return [] }
    // A filtered collection of nodes would be a new tree of the whole file.
    return clause.inheritedTypes.compactMap { entry in
      guard !entry.type.isMissing else { return nil }
      let stripped = stripped(entry.type)
      return InheritedTypeFact(
        type: typeExpression(stripped.type), attributes: stripped.attributes + stripped.specifiers,
        position: position(of: entry))
    }
  }
}
