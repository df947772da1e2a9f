import HandwireFacts
import HandwireFindings

/// The audit of one file, used on one thread.
struct FileAudit {
  let file: AuditFile
  let subject: AuditSubject

  init(_ file: AuditFile, of subject: AuditSubject) {
    self.file = file
    self.subject = subject
  }

  var facts: FileFacts { file.facts }

  func place(of position: Position) -> Place {
    Place(path: file.path, line: position.line, column: position.column)
  }
}
