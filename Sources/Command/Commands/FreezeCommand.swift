import HandwireFindings
import HandwireProject
import HandwireReports
import HandwireRules

/// `handwire freeze`: writes what fails today to the baseline, drops what was mended, or compares two baselines.
struct FreezeCommand: ToolCommand {
  static let usage = CommandUsage(
    name: "freeze", summary: "Freeze today's findings in .handwire-baseline, so that only new ones fail.",
    details: """
      Writes PATH/.handwire-baseline: one error or warning a line, without line numbers, made to be reviewed and merged.
      Check it in. With --shrink, what has been mended is dropped and nothing is added. With --compare, two such files
      are compared: what was added, mended and moved; it fails if anything was added, and needs no sources.
      """,
    argument: "PATH",
    argumentHelp:
      "A SwiftPM package, a folder with an Xcode project or with sources; the working folder if not given.\n"
      + "With --compare: the new baseline, or the folder that has it.",
    options: [
      .flag("--shrink", "Only drop what has been mended."),
      .value("--compare", "OLD", "Compare the baseline OLD ('-' for standard input) with that of PATH."),
    ] + LoadedProject.options)

  func run(_ arguments: Arguments, console: Console) -> ExitStatus {
    if let old = arguments.value(of: "--compare") {
      if arguments.has("--shrink") || arguments.value(of: "--modules") != nil {
        let other = arguments.has("--shrink") ? "--shrink" : "--modules"
        console.error(UsageError.conflict("'--compare' and '\(other)' exclude each other"))
        return .unusable
      }
      return BaselineReview(console: console).compare(old, with: arguments.argument ?? ".")
    }
    console.progress("reading…")
    defer { console.endProgress() }
    guard let loaded = LoadedProject(arguments, depth: .code, console: console) else { return .unusable }
    let file = BaselineFile(of: loaded)
    do {
      let baseline = try file.baseline(knownRules: RuleBook.identifiers)
      if arguments.has("--shrink") {
        guard let baseline else {
          console.endProgress()
          console.error("'\(file.shown)' does not exist; 'handwire freeze' without '--shrink' writes it")
          return .unusable
        }
        return try shrink(baseline, loaded, file, console)
      }
      return try freeze(baseline, loaded, file, console)
    } catch let error as BaselineFile.Problems {
      console.endProgress()
      for problem in error.all { console.error(problem) }
    } catch {
      console.endProgress()
      console.error("\(error)")
    }
    return .unusable
  }

  private func shrink(
    _ baseline: Baseline, _ loaded: LoadedProject, _ file: BaselineFile, _ console: Console
  ) throws -> ExitStatus {
    let match = AuditedProject(loaded).match(baseline, rules: nil)
    console.endProgress()
    let dropped = Dictionary(match.stale.map { ($0.finding, $0.count) }, uniquingKeysWith: +)
    let shrunk = baseline.dropping(to: baseline.counts.merging(dropped, uniquingKeysWith: -))
    if shrunk != baseline { try file.write(shrunk) }
    console.note(
      dropped.isEmpty
        ? "\(file.shown): nothing to drop, \(shrunk.total) frozen"
        : "\(file.shown): \(baseline.total - shrunk.total) dropped, \(shrunk.total) still frozen")
    let new = match.new.filter { $0.severity != .note }
    if !new.isEmpty { console.note("not frozen: \(FindingsSummary(of: new)); 'handwire audit' lists them") }
    return .nothingToReport
  }

  private func freeze(
    _ baseline: Baseline?, _ loaded: LoadedProject, _ file: BaselineFile, _ console: Console
  ) throws -> ExitStatus {
    let audited = AuditedProject(loaded)
    let old = baseline ?? Baseline()
    let failing = audited.findings.filter { $0.severity != .note }
    var counts = Baseline(of: failing).counts
    // What stands in a file that was not read as a whole was not seen to be mended.
    let seen = Set(BaselineMatch([], baseline: old, unread: audited.unread).stale.map(\.finding))
    for (finding, count) in old.counts where !seen.contains(finding) {
      counts[finding] = max(counts[finding] ?? 0, count)
    }
    console.endProgress()
    let frozen = old.replaced(by: counts)
    guard baseline != nil || frozen.total > 0 else {
      console.note("nothing to freeze: no error and no warning was found")
      return .nothingToReport
    }
    if frozen != baseline { try file.write(frozen) }
    let match = audited.match(old, rules: nil)
    let new = match.new.count { $0.severity != .note }
    let moved = match.matched.reduce(0) { $0 + (counts[$1.key] == nil ? $1.value : 0) }
    let parts = [(new, "new"), (old.total - (frozen.total - new), "dropped"), (moved, "moved")]
      .filter { $0.0 > 0 && baseline != nil }.map { "\($0.0) \($0.1)" }
    console.note("\(file.shown): \(frozen.total) frozen" + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"))
    let notes = audited.findings.count { $0.severity == .note }
    if notes > 0 { console.note("\(notes) \(notes == 1 ? "note is" : "notes are") not frozen: a note never fails") }
    return .nothingToReport
  }
}
