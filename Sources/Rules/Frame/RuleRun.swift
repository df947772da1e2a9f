import Foundation
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
    let results = FindingSlots(count: programRules.count + files.count)
    // Rules of the whole program come first: they take longest.
    DeepStack.run(count: programRules.count + files.count) { index in
      if index < programRules.count {
        results.set(programRules[index].findings(in: subject), at: index)
      } else if let audit = FileAudit(files[index - programRules.count], of: subject) {
        results.set(fileRules.flatMap { $0.findings(in: audit) }, at: index)
      }
    }
    return Set(results.findings).sorted()
  }
}

/// One slot for each piece of work; a lock keeps the slots of different threads apart.
private final class FindingSlots: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [[Finding]]

  init(count: Int) { slots = Array(repeating: [], count: count) }

  func set(_ findings: [Finding], at index: Int) { lock.withLock { slots[index] = findings } }

  var findings: [Finding] { lock.withLock { slots.flatMap { $0 } } }
}
