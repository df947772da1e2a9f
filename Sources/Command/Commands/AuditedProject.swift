import HandwireFindings
import HandwireProject
import HandwireReports
import HandwireRules

/// A project with all that its audit found, as its configuration weighs it.
struct AuditedProject: Sendable {
  let loaded: LoadedProject
  let composition: [CompositionPath]
  /// Of the project's own files, sorted; of all rules that are not off.
  let findings: [Finding]
  /// Uses of a service locator outside the composition folders, whatever the configuration makes of them.
  let locatorUses: Int
  let fileCount: Int
  let lineCount: Int

  /// Of the repository that the project is in, where it is in one.
  let history: CommitHistory?

  init(_ loaded: LoadedProject) {
    self.init(loaded, history: GitRepository(folder: loaded.project.root, shown: loaded.paths.shown(".")).history())
  }

  /// - Parameter history: so that two states of one project are measured alike.
  init(_ loaded: LoadedProject, history: CommitHistory?) {
    let report = Audit(project: loaded.project, configuration: loaded.configuration, history: history).report()
    let foreign = AuditedProject.filesOfDependencies(loaded.project)
    let own = AuditedProject.once(report.findings.filter { !foreign.contains($0.place.path) })
    // What could not be read is for the team to know, and no reason to fail: a template is no Swift file.
    let reading = Set(loaded.project.findings.map { $0.weighing(.note) })
      .filter { !foreign.contains($0.place.path) }
    let read = Set(reading.map(\.rule))
    let weighed =
      ConfiguredFindings.ofAudit(
        own.filter { !read.contains($0.rule) }, configuration: loaded.configuration, pages: Audit.pages)
      + ConfiguredFindings.ofAudit(Array(reading), configuration: loaded.configuration, pages: [])
    self.loaded = loaded
    self.history = history
    composition = report.composition
    findings = weighed.sorted()
    locatorUses = own.count { $0.rule == "locator-call" }
    fileCount = report.fileCount
    lineCount = report.lineCount
  }

  /// Of the rules that were asked for, or of all.
  func findings(of rules: Set<String>?) -> [Finding] {
    rules.map { rules in findings.filter { rules.contains($0.rule) } } ?? findings
  }

  /// How a baseline fits what was found.
  func match(_ baseline: Baseline, rules: Set<String>?) -> BaselineMatch {
    BaselineMatch(
      findings(of: rules), baseline: baseline, rules: rules, declared: DeclaredNames(of: loaded.project), unread: unread
    )
  }

  /// What stands in these files or folders was not seen as a whole.
  var unread: Set<String> {
    Set(
      loaded.project.findings
        .filter { ["syntax-error", "unreadable-file", "not-utf8"].contains($0.rule) }.map(\.place.path))
  }

  var scope: AuditOverview.Scope {
    let modules = loaded.project.modules.flatMap { module in module.files.map { ($0.path, module.name) } }
    return AuditOverview.Scope(
      fileCount: fileCount, lineCount: lineCount,
      modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }))
  }

  var compositionFolders: [AuditOverview.Composition] {
    composition.map { path in
      switch path.origin {
      case .configured: AuditOverview.Composition(path: path.path, reason: "configured")
      case .found(let why): AuditOverview.Composition(path: path.path, reason: "found: \(why)")
      }
    }
  }

  /// A file that two targets share is one file.
  private static func once(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      let place: Place
      let frozen: FrozenFinding
    }
    var seen: Set<Key> = []
    return findings.filter { seen.insert(Key(place: $0.place, frozen: FrozenFinding($0))).inserted }
  }

  private static func filesOfDependencies(_ project: Project) -> Set<String> {
    let names = Set(project.dependencyModules)
    guard !names.isEmpty else { return [] }
    return Set(project.modules.filter { names.contains($0.name) }.flatMap { $0.files.map(\.path) })
  }
}
