internal import SwiftSyntax

extension SyntaxFactsReader {
  func typeExpression(_ type: TypeSyntax, depth: Int = 0) -> TypeExpression {
    guard depth < Self.deepest else { return .other(shortText(type)) }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return identifierType(node, depth: depth)
    case .memberType: return memberType(type, depth: depth)
    case .optionalType(let node): return .optional(typeExpression(node.wrappedType, depth: depth + 1))
    case .implicitlyUnwrappedOptionalType(let node):
      return .implicitlyUnwrapped(typeExpression(node.wrappedType, depth: depth + 1))
    case .arrayType(let node): return .array(typeExpression(node.element, depth: depth + 1))
    case .dictionaryType(let node):
      return .dictionary(
        key: typeExpression(node.key, depth: depth + 1), value: typeExpression(node.value, depth: depth + 1))
    case .tupleType(let node): return tupleType(node, depth: depth)
    case .functionType(let node): return .function(functionType(node, depth: depth))
    case .someOrAnyType(let node):
      let constraint = typeExpression(node.constraint, depth: depth + 1)
      return node.someOrAnySpecifier.text == "any" ? .any(constraint) : .some(constraint)
    case .compositionType(let node):
      return .composition(node.elements.map { typeExpression($0.type, depth: depth + 1) })
    case .metatypeType(let node): return .metatype(typeExpression(node.baseType, depth: depth + 1))
    case .packExpansionType(let node): return .packExpansion(typeExpression(node.repetitionPattern, depth: depth + 1))
    case .packElementType(let node): return .packElement(typeExpression(node.pack, depth: depth + 1))
    case .suppressedType(let node): return .suppressed(typeExpression(node.type, depth: depth + 1))
    case .classRestrictionType: return .named(NamedType(components: [.init(name: "AnyObject")]))
    case .attributedType:
      let stripped = stripped(type)
      let base = typeExpression(stripped.type, depth: depth + 1)
      return attributed(base, stripped.attributes + stripped.specifiers) ?? .other(shortText(type))
    default: return .other(shortText(type))
    }
  }

  /// A type without the attributes and specifiers in front of it.
  struct StrippedType {
    var type: TypeSyntax
    /// Without `@`.
    var attributes: [String] = []
    var specifiers: [String] = []
  }

  func stripped(_ type: TypeSyntax) -> StrippedType {
    var result = StrippedType(type: type)
    while let node = result.type.as(AttributedTypeSyntax.self) {
      result.specifiers += node.specifiers.map { foldedText($0) } + node.lateSpecifiers.map { foldedText($0) }
      result.attributes += attributeTexts(node.attributes)
      result.type = node.baseType
    }
    return result
  }

  /// A result type; its `sending` is no part of it.
  func typeExpression(of stripped: StrippedType) -> TypeExpression {
    let base = typeExpression(stripped.type)
    return attributed(base, stripped.attributes + stripped.specifiers.filter(belongsToFunctionType)) ?? base
  }

  /// A parameter's type; attributes that say how the parameter is passed go to `parameterAttributes`.
  func typeExpression(
    of stripped: inout StrippedType, parameterAttributes: inout [String]
  ) -> TypeExpression {
    let base = typeExpression(stripped.type)
    let specifiers = stripped.specifiers.filter(belongsToFunctionType)
    guard case .function = base else {
      parameterAttributes += stripped.attributes
      return base
    }
    parameterAttributes += stripped.attributes.filter(belongsToParameter)
    stripped.specifiers.removeAll(where: belongsToFunctionType)
    return attributed(base, stripped.attributes.filter { !belongsToParameter($0) } + specifiers) ?? base
  }

  private func belongsToParameter(_ attribute: String) -> Bool {
    ["escaping", "autoclosure", "noescape"].contains(attribute)
  }

  private func belongsToFunctionType(_ specifier: String) -> Bool { specifier.hasPrefix("nonisolated") }

  /// `nil` where the attributes have no place in the type.
  private func attributed(_ base: TypeExpression, _ attributes: [String]) -> TypeExpression? {
    if attributes.isEmpty { return base }
    guard case .function(var function) = base else { return nil }
    function.attributes = attributes + function.attributes
    return .function(function)
  }

  private func identifierType(_ node: IdentifierTypeSyntax, depth: Int) -> TypeExpression {
    let component = NamedType.Component(
      name: name(node.name), arguments: genericArguments(node.genericArgumentClause, depth: depth))
    return .named(NamedType(module: moduleSelector(of: node, before: node.name), components: [component]))
  }

  private func memberType(_ type: TypeSyntax, depth: Int) -> TypeExpression {
    var components: [NamedType.Component] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      guard member.period.endPosition == member.name.position else { return .other(shortText(type)) }
      components.append(
        NamedType.Component(
          name: name(member.name), arguments: genericArguments(member.genericArgumentClause, depth: depth)))
      current = member.baseType
    }
    guard let root = current.as(IdentifierTypeSyntax.self), components.count <= Self.deepest else {
      return .other(shortText(type))
    }
    components.append(
      NamedType.Component(name: name(root.name), arguments: genericArguments(root.genericArgumentClause, depth: depth)))
    return .named(NamedType(module: moduleSelector(of: root, before: root.name), components: components.reversed()))
  }

  /// `Module` of `Module::T`, read from whatever stands before the name: releases of SwiftSyntax before 603 have no such node.
  private func moduleSelector(of node: some SyntaxProtocol, before name: TokenSyntax) -> String? {
    guard node.position != name.position, let first = node.firstToken(viewMode: .sourceAccurate), first != name else {
      return nil
    }
    return self.name(first)
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?, depth: Int) -> [TypeExpression] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      Syntax(argument.argument).as(TypeSyntax.self).map { typeExpression($0, depth: depth + 1) }
        ?? .other(shortText(argument.argument))
    }
  }

  private func tupleType(_ node: TupleTypeSyntax, depth: Int) -> TypeExpression {
    let elements = node.elements.map { element in
      TupleElement(label: label(of: element), type: typeExpression(element.type, depth: depth + 1))
    }
    guard elements.count == 1, let only = elements.first, only.label == nil else { return .tuple(elements) }
    // `(repeat each T)` is a tuple of as many elements as the pack has.
    if case .packExpansion = only.type { return .tuple(elements) }
    return only.type
  }

  private func label(of element: TupleTypeElementSyntax) -> String? {
    guard let first = element.firstName, first.tokenKind != .wildcard else { return nil }
    return name(first)
  }

  /// `@escaping` stays with a function type, since it makes another type of the one around it; an alias has no place
  /// for it.
  private func typeExpression(ofClosureParameter type: TypeSyntax, depth: Int) -> TypeExpression {
    let stripped = stripped(type)
    let isPassing =
      stripped.specifiers.isEmpty && stripped.attributes.allSatisfy { ["escaping", "noescape"].contains($0) }
    guard isPassing else { return typeExpression(type, depth: depth) }
    let base = typeExpression(stripped.type, depth: depth)
    return attributed(base, stripped.attributes) ?? base
  }

  private func functionType(_ node: FunctionTypeSyntax, depth: Int) -> FunctionType {
    let parameters = node.parameters.map { element in
      let isPlain = element.inoutKeyword == nil && element.ellipsis == nil
      if isPlain { return typeExpression(ofClosureParameter: element.type, depth: depth + 1) }
      return .other(
        (element.inoutKeyword == nil ? "" : "inout ") + shortText(element.type) + (element.ellipsis?.text ?? ""))
    }
    let specifiers = node.effectSpecifiers
    return FunctionType(
      parameters: parameters,
      effects: Effects(
        isAsync: specifiers?.asyncSpecifier != nil, throwing: throwing(specifiers?.throwsClause)),
      result: typeExpression(node.returnClause.type, depth: depth + 1))
  }
}

extension TypeSyntax {
  /// Left out by a mistake in the source.
  var isMissing: Bool { trimmedLength.utf8Length == 0 }
}
