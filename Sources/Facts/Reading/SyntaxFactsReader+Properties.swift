internal import SwiftSyntax

extension SyntaxFactsReader {
  func propertyFacts(_ node: VariableDeclSyntax, _ surroundings: Surroundings) -> [PropertyFact] {
    let split = split(node.modifiers)
    let shared = PropertyFact(
      header: DeclarationHeader(
        name: "", position: position(of: node), access: split.access, attributes: attributeFacts(node.attributes),
        modifiers: split.others, conditions: surroundings.conditions, documentation: documentation(of: node)),
      type: nil, isConstant: node.bindingSpecifier.text == "let", isComputed: false, setterAccess: split.setterAccess)

    var facts: [PropertyFact] = []
    // In `let a, b: Int`, `a` has the type of the next binding that has one.
    var laterType: TypeExpression?
    for binding in node.bindings.reversed() {
      let written = binding.typeAnnotation.flatMap { $0.type.isMissing ? nil : typeExpression($0.type) }
      if written != nil || binding.initializer != nil { laterType = written }
      facts += bindingFacts(binding, type: written ?? laterType, shared: shared).reversed()
    }
    return facts.reversed()
  }

  private func bindingFacts(
    _ binding: PatternBindingSyntax, type: TypeExpression?, shared: PropertyFact
  ) -> [PropertyFact] {
    var fact = shared
    fact.isSettable = !fact.isConstant
    if let block = binding.accessorBlock { readAccessors(block, into: &fact) }
    let names = names(of: binding.pattern, type: type, value: binding.initializer?.value)
    return names.map { name in
      var named = fact
      named.header.name = self.name(name.token)
      named.header.position = position(of: name.token)
      named.type = name.type
      named.initialValue = name.value.map { expressionFact($0) }
      named.isDestructured = name.isDestructured
      return named
    }
  }

  private struct BoundName {
    var token: TokenSyntax
    var type: TypeExpression?
    var value: ExprSyntax?
    var isDestructured: Bool
  }

  private func names(
    of pattern: PatternSyntax, type: TypeExpression?, value: ExprSyntax?, isDestructured: Bool = false, depth: Int = 0
  ) -> [BoundName] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [BoundName(token: identifier.identifier, type: type, value: value, isDestructured: isDestructured)]
    }
    guard depth < Self.deepest, let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    let count = tuple.elements.count
    var types: [TypeExpression?] = Array(repeating: nil, count: count)
    if case .tuple(let elements) = type, elements.count == count { types = elements.map(\.type) }
    if count == 1 { types = [type] }
    var values = Array(repeating: value, count: count)
    if let literal = value?.as(TupleExprSyntax.self), literal.elements.count == count {
      values = literal.elements.map(\.expression)
    }
    return zip(tuple.elements, zip(types, values)).flatMap { element, parts in
      names(
        of: element.pattern, type: parts.0, value: parts.1, isDestructured: count > 1 || isDestructured,
        depth: depth + 1)
    }
  }

  private func readAccessors(_ block: AccessorBlockSyntax, into fact: inout PropertyFact) {
    guard case .accessors(let accessors) = block.accessors else {
      fact.isComputed = true
      fact.isSettable = false
      return
    }
    var isSettable = false
    var isObserved = true
    for accessor in accessors {
      switch accessor.accessorSpecifier.text {
      case "willSet", "didSet": continue
      case "set", "_modify", "modify", "mutate", "unsafeMutableAddress", "mutableAddressWithOwner": isSettable = true
      case "init": fact.initializes = initializedNames(accessor)
      case "get":
        fact.effects = Effects(
          isAsync: accessor.effectSpecifiers?.asyncSpecifier != nil,
          throwing: throwing(accessor.effectSpecifiers?.throwsClause))
      default: break
      }
      isObserved = false
    }
    if isObserved { return }
    fact.isComputed = fact.header.attribute(named: "_hasStorage") == nil
    fact.isSettable = isSettable
  }

  /// The names in `@storageRestrictions(initializes: _value)`.
  private func initializedNames(_ accessor: AccessorDeclSyntax) -> [String] {
    let restrictions = attributeFacts(accessor.attributes).first { $0.name == "storageRestrictions" }
    var names: [String] = []
    var isInList = false
    for argument in restrictions?.arguments ?? [] {
      if let label = argument.label { isInList = label == "initializes" }
      if isInList, case .reference(let path, _) = argument.value, let name = path.last?.name { names.append(name) }
    }
    return names
  }
}
