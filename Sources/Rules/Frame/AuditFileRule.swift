import HandwireFindings

/// A rule whose findings in one file depend on no other file's findings; such rules run over many files at once.
protocol AuditFileRule: AuditRule {
  func findings(in audit: FileAudit) -> [Finding]
}

extension AuditFileRule {
  func findings(in subject: AuditSubject) -> [Finding] {
    subject.files.flatMap { file in FileAudit(file, of: subject).map { findings(in: $0) } ?? [] }
  }
}
