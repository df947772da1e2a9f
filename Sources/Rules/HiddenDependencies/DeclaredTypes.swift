import HandwireFacts

/// The types of properties as written, or as their initial values say.
struct DeclaredTypes {
  private let audit: FileAudit
  private let initialValues: [Position: BodyFact]

  init(_ audit: FileAudit) {
    self.audit = audit
    var values: [Position: BodyFact] = [:]
    for body in audit.facts.bodies where body.role == .initialValue { values[body.declaration] = body }
    initialValues = values
  }

  func type(of fact: PropertyFact, in context: LexicalContext) -> ResolvedType {
    if let written = fact.type {
      if case .found(let type) = audit.subject.program.resolve(written, in: context) { return type }
      return .unknown("the type is not found")
    }
    guard let body = initialValues[fact.header.position] else { return .unknown("no type is written") }
    return audit.code.type(of: audit.facts.code[body.root])
  }
}
