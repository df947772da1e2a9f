import HandwireFacts
import HandwireFindings

/// Walks a protocol and what it inherits.
struct ProtocolShapeReader {
  let program: Program

  func shape(of identifier: TypeIdentifier) -> ProtocolShape {
    var shape = ProtocolShape(identifier: identifier)
    var seen: Set<TypeIdentifier> = [identifier]
    var queue = [identifier]
    var next = 0
    while next < queue.count {
      for declaration in program.declarations(of: queue[next]) {
        let source = source(declaration)
        shape.sources.append(source)
        for inherited in inheritance(of: declaration.fact) {
          for found in add(inherited, from: source, to: &shape) where seen.insert(found).inserted {
            queue.append(found)
          }
        }
      }
      next += 1
    }
    return shape
  }

  private struct Inherited {
    var type: TypeExpression
    var position: Position
  }

  private func inheritance(of fact: TypeFact) -> [Inherited] {
    let clause = fact.inherited.map { Inherited(type: $0.type, position: $0.position) }
    let onSelf = fact.requirements.compactMap { requirement -> Inherited? in
      guard requirement.relation != .sameType, case .named(let left) = requirement.left,
        left.components.map(\.name) == ["Self"]
      else { return nil }
      return Inherited(type: requirement.right, position: fact.header.position)
    }
    return clause + onSelf
  }

  private func source(_ declaration: TypeDeclaration) -> ProtocolShape.Source {
    ProtocolShape.Source(
      declaration: declaration, inside: program.context(of: declaration),
      top: LexicalContext(module: declaration.identifier.module, file: declaration.path),
      isolation: isolation(of: declaration))
  }

  /// What is written, or the module's default.
  private func isolation(of declaration: TypeDeclaration) -> Isolation {
    let header = declaration.fact.header
    if header.hasModifier("nonisolated") { return .nonisolated }
    let resolved = program.isolation(of: declaration.identifier)
    if case .globalActor(let actor) = resolved, header.attribute(named: actor) != nil { return resolved }
    let isOnMainActor = program.module(named: declaration.identifier.module)?.settings.isMainActorByDefault == true
    return isOnMainActor ? resolved : .nonisolated
  }

  /// The protocols of the program that one entry names.
  private func add(
    _ inherited: Inherited, from source: ProtocolShape.Source, to shape: inout ProtocolShape
  ) -> [TypeIdentifier] {
    var written = [inherited.type]
    if case .composition(let members) = inherited.type { written = members }
    var found: [TypeIdentifier] = []
    for expression in written {
      if case .suppressed = expression { continue }
      switch program.resolve(expression, in: source.inside) {
      case .found(let type):
        for element in elements(of: type) {
          found += add(element, written: expression, inherited, source, to: &shape)
        }
      case .notFound(let name, _), .ambiguous(let name, _):
        shape.refusals.append(
          Refusal(reason: "it inherits '\(name)', which is not found", place: source.place(inherited.position)))
      }
    }
    return found
  }

  private func elements(of type: ResolvedType) -> [ResolvedType] {
    switch type {
    case .existential(let elements), .opaque(let elements): elements
    case .nominal, .external, .unknown, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack:
      [type]
    }
  }

  private func add(
    _ element: ResolvedType, written: TypeExpression, _ inherited: Inherited, _ source: ProtocolShape.Source,
    to shape: inout ProtocolShape
  ) -> [TypeIdentifier] {
    let place = source.place(inherited.position)
    switch element {
    case .nominal(let identifier, _):
      guard let declaration = program.declarations(of: identifier).first, declaration.fact.kind == .protocol else {
        shape.refusals.append(
          Refusal(reason: "whatever conforms to it has to inherit from the class '\(identifier.name)'", place: place))
        return []
      }
      if case .named(let named) = written, let arguments = named.components.last?.arguments {
        for (name, argument) in zip(declaration.fact.primaryAssociatedTypes, arguments) {
          shape.bindings.append(.init(name: name, type: argument, source: source))
        }
      }
      return [identifier]
    case .external(let path, _):
      if let satisfied = SatisfiedProtocol.named(path) {
        shape.satisfied.formUnion(satisfied)
      } else {
        let name = path.joined(separator: ".")
        shape.refusals.append(
          Refusal(reason: "it inherits '\(name)', whose requirements are not among the sources", place: place))
      }
    case .unknown(let reason):
      shape.refusals.append(Refusal(reason: "what it inherits is unknown: \(reason)", place: place))
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack: break
    }
    return []
  }
}
