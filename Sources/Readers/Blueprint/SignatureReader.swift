import HandwireFacts
import HandwireFindings

/// A function of a blueprint → what its callers see, with every type looked up.
struct SignatureReader {
  let surroundings: BlueprintSurroundings
  let member: MemberSurroundings
  let declaration: String
  var types: TypeReader

  mutating func callable(of fact: FunctionFact, result: ResolvedType) -> Callable {
    let context = member.context
    let parameters = fact.parameters.map { parameter in
      let place = Place(parameter.position, in: member.path)
      return Callable.Parameter(
        label: parameter.label, name: parameter.name,
        type: types.type(parameter.type, in: context, at: place, of: declaration), spelling: parameter.type,
        hasDefault: parameter.defaultValue != nil, defaultValue: parameter.defaultValue,
        isVariadic: parameter.isVariadic, specifiers: parameter.specifiers, attributes: parameter.attributes,
        place: place)
    }
    return Callable(
      origin: .staticFunction, name: fact.header.name, parameters: parameters, result: result,
      isAsync: fact.effects.isAsync, thrown: thrown(fact), isolation: isolation(of: fact.header),
      execution: Callable.execution(of: fact.header),
      availability: availability(of: fact.header), conditions: member.ownConditions(of: fact.header),
      place: Place(fact.header.position, in: member.path))
  }

  private mutating func thrown(_ fact: FunctionFact) -> ResolvedType? {
    switch fact.effects.throwing {
    case .never: return nil
    case .any: return .existential([.external(path: ["Error"], arguments: [])])
    case .typed(let error):
      let place = Place(fact.header.position, in: member.path)
      let type = types.type(error, in: member.context, at: place, of: declaration)
      if case .external(path: ["Never"], arguments: _) = type { return nil }
      return type
    }
  }

  private func isolation(of header: DeclarationHeader) -> Isolation {
    Self.isolation(of: header, in: member.context, program: surroundings.program) ?? member.isolation
  }

  /// What the declaration itself says; `nil` where it says nothing.
  static func isolation(of header: DeclarationHeader, in context: LexicalContext, program: Program) -> Isolation? {
    if header.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return .nonisolated }
    if header.attribute(named: "concurrent") != nil { return .nonisolated }
    return header.attributes.lazy.compactMap { program.globalActor(named: $0, in: context) }.first
      .map { .globalActor($0) }
  }

  static func isGlobalActor(_ attribute: AttributeFact, in context: LexicalContext, program: Program) -> Bool {
    program.globalActor(named: attribute, in: context) != nil
  }

  private func availability(of header: DeclarationHeader) -> Callable.Availability {
    let attributes = header.attributes.filter { $0.name == "available" }
    let isUnavailable = attributes.contains { attribute in
      attribute.arguments.contains { argument in
        argument.label == nil && argument.value == .other("unavailable")
          || argument.label == nil
            && argument.value
              == .reference(
                path: [.init(name: "unavailable")], labels: nil)
      }
    }
    if isUnavailable { return .unavailable }
    guard let first = attributes.first?.text, let start = first.firstIndex(of: "("), first.hasSuffix(")") else {
      return .available
    }
    return .conditional(String(first[first.index(after: start)...].dropLast()))
  }
}
