/// Generic parameters of an initializer that stand for `some P`: an existential is opened for them (SE-0352).
struct OpenedGenericParameters {
  let tables: ProgramTables

  /// `init<Service: API>(api: Service)` takes what `init(api: some API)` takes.
  ///
  /// One that several parameters share, or that stands inside of another type, is left alone: nobody but the caller
  /// chooses it.
  func substitution(
    of genericParameters: [GenericParameterFact], _ requirements: [GenericRequirementFact],
    in parameters: [ParameterFact], context: LexicalContext
  ) -> [String: ResolvedType] {
    var opened: [String: ResolvedType] = [:]
    for generic in genericParameters where !generic.isPack {
      let name = generic.name
      let isAlone = parameters.filter { $0.type.description == name }.count == 1
      let mentions = parameters.filter { Self.words(in: $0.type.description).contains(name) }.count
      guard isAlone, mentions == 1 else { continue }
      if let type = constraint(of: generic, requirements, context) { opened[name] = type }
    }
    return opened
  }

  private func constraint(
    of generic: GenericParameterFact, _ requirements: [GenericRequirementFact], _ context: LexicalContext
  ) -> ResolvedType? {
    var constraints = generic.constraint.map { [$0] } ?? []
    for requirement in requirements {
      let left = requirement.left.description
      if left == generic.name, requirement.relation == .conformance {
        constraints.append(requirement.right)
      } else if Self.words(in: left).contains(generic.name)
        || Self.words(in: requirement.right.description).contains(generic.name)
      {
        return nil
      }
    }
    guard let first = constraints.first else { return nil }
    let whole = constraints.count == 1 ? first : .composition(constraints)
    var resolver = TypeResolver(tables: tables)
    guard let resolved = try? resolver.resolve(whole, in: context) else { return nil }
    switch resolved {
    case .existential(let elements): return .opaque(elements)
    case .nominal: return resolved
    case .opaque, .external, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
      return nil
    }
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
