import HandwireFacts
import HandwireFindings

/// Runs rules over a subject on all cores: those that look at one file at a time file by file, the others side by side.
struct RuleRun: Sendable {
  let rules: [any AuditRule]
  let subject: AuditSubject

  /// Sorted; equal ones once.
  func findings() -> [Finding] {
    let fileRules = rules.compactMap { $0 as? any AuditFileRule }
    let programRules = rules.filter { !($0 is any AuditFileRule) }
    let files = fileRules.isEmpty ? [] : subject.files
    // Rules of the whole program come first: they take longest.
    let found = DeepStack.map(count: programRules.count + files.count) { index -> [Finding] in
      if index < programRules.count { return programRules[index].findings(in: subject) }
      guard let audit = FileAudit(files[index - programRules.count], of: subject) else { return [] }
      return fileRules.flatMap { $0.findings(in: audit) }
    }
    return Set(found.joined()).sorted()
  }
}
