import HandwireFacts

/// All requirements of a protocol, its own in source order, then inherited ones; what is asked for twice is there once.
struct RequirementReader {
  let shape: ProtocolShape

  func requirements() -> [Requirement] {
    var found: [Requirement] = []
    var indices: [String: Int] = [:]
    for source in shape.sources {
      for requirement in ordered(source) where !isOptional(requirement.header) {
        let key = Self.key(of: requirement)
        guard let index = indices[key] else {
          indices[key] = found.count
          found.append(requirement)
          continue
        }
        found[index] = merged(found[index], requirement)
      }
    }
    return found
  }

  private func ordered(_ source: ProtocolShape.Source) -> [Requirement] {
    let members = source.declaration.fact.members
    let shapes: [Requirement.Shape] =
      members.properties.map { .property($0) } + members.initializers.map { .initializer($0) }
      + members.functions.map { .function($0) } + members.subscripts.map { .subscripted($0) }
    return shapes.map { Requirement(shape: $0, source: source) }
      .sorted { $0.header.position < $1.header.position }
  }

  /// `@objc optional`: a stub without it conforms.
  private func isOptional(_ header: DeclarationHeader) -> Bool { header.hasModifier("optional") }

  private static func key(of requirement: Requirement) -> String {
    let types = requirement.parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")
    let isProperty = if case .property = requirement.shape { true } else { false }
    let result = isProperty ? "" : requirement.result?.description ?? ""
    let effect = requirement.effects.isAsync ? "async" : ""
    let conditions = requirement.header.conditions.joined(separator: "&&")
    return "\(requirement.isOfType) \(requirement.header.name)(\(types)) \(effect) \(result) \(conditions)"
  }

  /// One that satisfies both: settable if either is.
  private func merged(_ first: Requirement, _ second: Requirement) -> Requirement {
    guard second.isSettable, !first.isSettable else { return first }
    var merged = first
    switch first.shape {
    case .property(var fact):
      fact.isSettable = true
      merged.shape = .property(fact)
    case .subscripted(var fact):
      fact.isSettable = true
      merged.shape = .subscripted(fact)
    case .function, .initializer: break
    }
    return merged
  }
}
