import HandwireFacts
import HandwireFindings

/// What the types of the project receive through their initializers.
struct DependencyReader {
  struct Dependency {
    let name: String
    let type: ResolvedType
    let isClosure: Bool
  }

  struct Initializer {
    let position: Position
    let signature: String
    let isConvenience: Bool
    let dependencies: [Dependency]
  }

  struct Owner {
    let identifier: TypeIdentifier
    let type: DeclaredType
    let initializers: [Initializer]

    var name: String { identifier.name }
    var dottedName: String { identifier.dottedName }

    func place(of position: Position) -> Place {
      Place(path: type.file.path, line: position.line, column: position.column)
    }
  }

  let subject: AuditSubject
  let services: ServiceKinds

  init(_ subject: AuditSubject) {
    self.subject = subject
    services = ServiceKinds(subject)
  }

  /// Services and models of the product with the initializers that are written in their declarations; views, data and
  /// what builds the object graph are left out.
  func owners() -> [Owner] {
    DeclaredType.all(in: subject).compactMap { type in
      guard !type.file.isTest, type.fact.header.directives.isEmpty, isServiceOrModel(type) else { return nil }
      let placed = Self.placements(of: type.file)
      let context = LexicalContext(module: type.file.module, file: type.file.path, enclosing: Self.enclosing(type))
      let initializers = type.fact.members.initializers.compactMap { fact -> Initializer? in
        guard placed[fact.header.position] ?? .product == .product else { return nil }
        return Initializer(
          position: fact.header.position,
          signature: "init(" + fact.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")",
          isConvenience: fact.header.hasModifier("convenience"),
          dependencies: fact.parameters.compactMap { dependency($0, fact, in: context) })
      }
      return Owner(identifier: type.identifier, type: type, initializers: initializers)
    }
  }

  private func dependency(
    _ parameter: ParameterFact, _ fact: InitializerFact, in context: LexicalContext
  ) -> Dependency? {
    var context = context
    context.genericParameters += fact.genericParameters.map(\.name)
    guard case .found(let type) = subject.program.resolve(parameter.type, in: context) else { return nil }
    let isClosure = ServiceKinds.isFunction(type)
    guard isClosure || services.isService(type) else { return nil }
    return Dependency(name: parameter.name, type: type, isClosure: isClosure)
  }

  private func isServiceOrModel(_ type: DeclaredType) -> Bool {
    if type.fact.header.attribute(named: "propertyWrapper") != nil { return false }
    switch type.fact.kind {
    case .class, .actor: return services.nature(of: type.identifier) == .service
    case .struct:
      // One that does something with what it is given.
      let traits = TypeTraits(of: type.identifier, in: subject.program)
      return !traits.isUserInterface && traits.supertypes.isDisjoint(with: Self.values)
        && type.fact.members.functions.contains { !$0.header.hasModifier("static") }
    case .enum, .protocol: return false
    }
  }

  private static let values: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Error", "Hashable"]

  private static func enclosing(_ type: DeclaredType) -> [TypeIdentifier] {
    type.identifier.path.indices.map { index in
      TypeIdentifier(
        module: type.identifier.module, path: Array(type.identifier.path[...index]), file: type.identifier.file)
    }
  }

  private static func placements(of file: AuditFile) -> [Position: CodePlacement] {
    var placements: [Position: CodePlacement] = [:]
    for (index, body) in file.facts.bodies.enumerated() where body.role == .initializer {
      placements[body.declaration] = file.placements[index]
    }
    return placements
  }
}
