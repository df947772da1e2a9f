import Foundation
import HandwireFindings
import HandwireProject
import HandwireReports
import HandwireRules

/// `handwire audit`: finds hidden dependencies in a codebase as it is, and fails for those that nobody froze.
struct AuditCommand: ToolCommand {
  static let usage = CommandUsage(
    name: "audit", summary: "Find hidden dependencies; fail for those that are not frozen.",
    details: """
      An error or a warning fails, unless PATH/.handwire-baseline has it: 'handwire freeze' writes that file, 'audit'
      never does. A note never fails. What stands in a composition folder is wiring, and not counted; the folders are
      configured ('composition' in .handwire.json), or found and named. 'handwire explain ID' says more about a rule.
      """,
    argument: "PATH",
    argumentHelp: "A SwiftPM package, a folder with an Xcode project or with sources; the working folder if not given.",
    options: [
      .flag(
        "--count",
        "Print the summary alone, and on the last line the number of service-locator uses outside\n"
          + "the composition folders, frozen or not."),
      .values("--rule", "ID", "Only this rule, its notes listed one by one; may be given several times."),
      .choice("--format", FindingsFormat.allCases.map(\.rawValue), "How findings are printed; text if not given."),
      .value("--output", "FILE", "Write to FILE instead of standard output."),
      .flag("--ci", "Fail for lines of the baseline too that nothing answers to any more."),
      .flag("--no-baseline", "Report what is frozen too."),
      .value("--since", "REV", "Only what the working tree adds to this commit."),
    ] + LoadedProject.options)

  func run(_ arguments: Arguments, console: Console) -> ExitStatus {
    let conflicts = AuditCommand.conflicts(in: arguments)
    guard conflicts.isEmpty else {
      for conflict in conflicts { console.error(conflict) }
      return .unusable
    }
    console.progress("reading…")
    defer { console.endProgress() }
    guard let loaded = LoadedProject(arguments, depth: .code, console: console) else { return .unusable }
    guard let sources = AuditSources(loaded, arguments, console: console) else { return .unusable }
    console.progress("looking at \(loaded.project.modules.reduce(0) { $0 + $1.files.count }) files…")
    let rules = arguments.values(of: "--rule")
    let audited = AuditedProject(loaded)
    let match = audited.match(sources.baseline ?? Baseline(), rules: rules.isEmpty ? nil : Set(rules))
    var reported = match.new
    if let committed = sources.committed {
      console.progress("reading '\(arguments.value(of: "--since") ?? "")'…")
      do { reported = try committed.added(in: audited, reported) } catch {
        console.endProgress()
        console.error(error)
        return .unusable
      }
    }
    console.endProgress()
    let delivery = AuditDelivery(
      audited: audited, reported: reported, frozen: sources.baseline == nil ? nil : match.frozen,
      stale: sources.committed == nil ? match.stale : [], arguments: arguments, console: console)
    return delivery.deliver()
  }

  private static func conflicts(in arguments: Arguments) -> [UsageError] {
    var conflicts: [UsageError] = []
    let known = RuleBook.auditPages.map(\.identifier)
    for rule in arguments.values(of: "--rule") where !known.contains(rule) {
      conflicts.append(.unknownRule(rule, nearest: NearestName.of(rule, in: known)))
    }
    if arguments.has("--count"), !["text", nil].contains(arguments.value(of: "--format")) {
      conflicts.append(.conflict("'--count' prints text, so it goes with no other '--format'"))
    }
    if arguments.value(of: "--since") != nil, arguments.value(of: "--modules") != nil {
      conflicts.append(.conflict("'--since' and '--modules' exclude each other: the list has no commit's files"))
    }
    if arguments.has("--ci"), arguments.has("--no-baseline") {
      conflicts.append(.conflict("'--ci' and '--no-baseline' exclude each other"))
    }
    return conflicts
  }
}
