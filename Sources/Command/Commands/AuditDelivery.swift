import HandwireFindings
import HandwireProject
import HandwireReports
import HandwireRules

/// Prints what an audit found, and says whether that fails.
struct AuditDelivery {
  let audited: AuditedProject
  let reported: [Finding]
  /// `nil` where no baseline was looked at.
  let frozen: [Finding]?
  let stale: [FrozenCount]
  let arguments: Arguments
  let console: Console

  func deliver() -> ExitStatus {
    guard write(text) else { return .unusable }
    if format != .text || arguments.value(of: "--output") != nil { tellSummary() }
    tellStale()
    let fails = reported.contains { $0.severity != .note }
    if fails, frozen == nil, !arguments.has("--no-baseline"), !arguments.has("--count"),
      arguments.value(of: "--since") == nil
    {
      console.note("'handwire freeze\(projectArgument)' freezes these, so that only new ones fail")
    }
    return fails || (arguments.has("--ci") && !stale.isEmpty) ? .failed : .nothingToReport
  }

  private var format: FindingsFormat {
    arguments.value(of: "--format").flatMap(FindingsFormat.init(rawValue:)) ?? .text
  }

  /// As it follows a command's name.
  private var projectArgument: String { arguments.argument.map { $0 == "." ? "" : " \($0)" } ?? "" }

  private var text: String {
    guard format == .text else {
      return FindingsPrinter(
        format: format, paths: audited.loaded.paths, root: audited.loaded.project.root.text, console: console,
        pages: RuleBook.auditPages
      ).text(of: reported)
    }
    let report = AuditTextReport(
      paths: audited.loaded.paths, isColoured: console.isColoured && arguments.value(of: "--output") == nil,
      pages: RuleBook.auditPages, listsNotes: !arguments.values(of: "--rule").isEmpty,
      projectArgument: String(projectArgument.dropFirst()))
    let overview = AuditOverview(
      reported: reported, frozen: frozen, stale: stale.map(\.line), failsForStale: arguments.has("--ci"),
      composition: audited.compositionFolders,
      scope: audited.scope, revision: arguments.value(of: "--since"))
    guard arguments.has("--count") else { return report.text(of: overview) }
    return report.summary(of: overview) + "\(audited.locatorUses)\n"
  }

  private func write(_ text: String) -> Bool {
    guard let file = arguments.value(of: "--output") else {
      console.output(text)
      return true
    }
    guard let problem = OutputFile(name: file).write(text) else { return true }
    console.error(problem)
    return false
  }

  private func tellSummary() {
    let old = frozen.map { $0.isEmpty ? "" : "; \($0.count) frozen" } ?? ""
    console.note("\(FindingsSummary(of: reported))\(old)")
    let folders = audited.compositionFolders
    guard !folders.isEmpty else { return }
    console.note("composition; wiring in these is not counted:")
    for folder in folders.prefix(20) { console.note("  \(folder.path)  \(folder.reason)") }
    if folders.count > 20 { console.note("  and \(folders.count - 20) more") }
  }

  /// Where text does not say it already.
  private func tellStale() {
    guard !stale.isEmpty, format != .text || arguments.has("--count") || arguments.value(of: "--output") != nil else {
      return
    }
    let file = audited.loaded.paths.shown(BaselineFile.name)
    let lines = stale.count == 1 ? "1 line freezes" : "\(stale.count) lines freeze"
    let problem = "\(file): \(lines) what is there no more; 'handwire freeze --shrink\(projectArgument)' drops that"
    if arguments.has("--ci") { console.error(problem) } else { console.note(problem) }
    for line in stale.prefix(20) { console.note("  " + line.line.split(separator: "\t").joined(separator: "  ")) }
  }
}
