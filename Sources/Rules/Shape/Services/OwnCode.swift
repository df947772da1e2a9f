import HandwireFacts

/// The bodies of types, wherever their extensions stand; used on one thread.
final class OwnCode {
  struct Part {
    let audit: FileAudit
    let body: BodyFact

    var root: CodeNode { audit.facts.code[body.root] }
  }

  private let subject: AuditSubject
  private var known: [TypeIdentifier: [Part]] = [:]
  private var audits: [String: FileAudit] = [:]

  init(_ subject: AuditSubject) { self.subject = subject }

  /// Shared, so that answers on a file are found once.
  func audit(of path: String) -> FileAudit? {
    if let known = audits[path] { return known }
    guard let file = subject.file(path), let audit = FileAudit(file, of: subject) else { return nil }
    audits[path] = audit
    return audit
  }

  func use(_ audit: FileAudit) { audits[audit.file.path] = audit }

  func parts(of type: TypeIdentifier) -> [Part] {
    if let parts = known[type] { return parts }
    let program = subject.program
    let paths =
      program.declarations(of: type).map(\.path)
      + program.extensions(of: type).map(\.path)
    let parts = Set(paths).sorted().flatMap { path -> [Part] in
      guard let audit = audit(of: path) else { return [] }
      return audit.facts.bodies.compactMap { body in
        audit.code.owner(of: body) == type ? Part(audit: audit, body: body) : nil
      }
    }
    known[type] = parts
    return parts
  }

  /// Its own instance properties that are stored.
  func storedProperties(of type: TypeIdentifier) -> [CodeMember] {
    subject.code.members(of: type).filter { member in
      guard let property = member.property else { return false }
      return !member.isStatic && !property.isComputed
    }
  }
}
