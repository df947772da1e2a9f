import HandwireFacts
import HandwireFindings

extension FileAudit {
  /// Remembered for the file.
  func traits(of type: TypeIdentifier) -> TypeTraits {
    if let known = knownTraits[type] { return known }
    let traits = TypeTraits(of: type, in: subject.program)
    knownTraits[type] = traits
    return traits
  }

  /// The types that enclose a body, innermost first; extensions stand for what they extend.
  func owners(of body: BodyFact) -> [TypeIdentifier] { code.context(of: body).enclosing.reversed() }

  /// A finding of one expression.
  func finding(
    of rule: some AuditRule, severity: Severity? = nil, at node: CodeNode, in body: BodyFact, subject: String,
    message: String, notes: [FindingNote] = [], help: String? = nil
  ) -> Finding {
    Finding(
      rule: rule.identifier, severity: severity ?? rule.severity, message: message, place: place(of: node.start),
      notes: notes, help: help, declaration: code.declarationName(of: body), subject: subject)
  }
}
