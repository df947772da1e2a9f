import HandwireRules

/// What an audit compares with: the baseline, and a commit.
struct AuditSources: Sendable {
  /// `nil` where there is none, or none is wanted.
  let baseline: Baseline?
  let committed: CommittedProject?

  /// `nil` after every reason was told.
  init?(_ loaded: LoadedProject, _ arguments: Arguments, console: Console) {
    var problems: [String] = []
    var baseline: Baseline?
    if !arguments.has("--no-baseline") {
      do {
        baseline = try BaselineFile(of: loaded).baseline(knownRules: RuleBook.identifiers)
      } catch {
        problems += error.all
      }
    }
    var committed: CommittedProject?
    if let revision = arguments.value(of: "--since") {
      do { committed = try CommittedProject(loaded, revision: revision) } catch { problems.append(error.description) }
    }
    guard problems.isEmpty else {
      console.endProgress()
      for problem in problems { console.error(problem) }
      return nil
    }
    self.baseline = baseline
    self.committed = committed
  }
}
