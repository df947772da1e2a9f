import HandwireFacts
import HandwireFindings

/// The audit of one file, used on one thread.
final class FileAudit {
  let file: AuditFile
  let subject: AuditSubject
  /// What names and expressions of the file mean; remembers its answers for all rules.
  let code: FileCode

  /// `nil` for a file that is not the subject's.
  init?(_ file: AuditFile, of subject: AuditSubject) {
    guard let code = subject.code.file(file.path, in: file.module) else { return nil }
    self.file = file
    self.subject = subject
    self.code = code
  }

  var facts: FileFacts { file.facts }
  /// What encloses the bodies, with what it declares.
  private(set) lazy var enclosures = EnclosureDetails(file.facts)

  var knownTraits: [TypeIdentifier: TypeTraits] = [:]
  var knownServices: [TypeIdentifier: Bool] = [:]

  func place(of position: Position) -> Place {
    Place(path: file.path, line: position.line, column: position.column)
  }

  /// Code that has to receive what it needs, in order.
  var productBodies: [BodyFact] { file.productBodies.map { file.facts.bodies[$0] } }
}
