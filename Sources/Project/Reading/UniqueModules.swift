import HandwireFindings

/// Modules with names of their own: of several that share one, the first in order is kept.
struct UniqueModules: Sendable {
  let modules: [ModuleSources]
  let findings: [Finding]

  init(_ listed: [ModuleSources], root: AbsolutePath) {
    var kept: [ModuleSources] = []
    var findings: [Finding] = []
    var firstByName: [String: ModuleSources] = [:]
    for module in listed where !module.files.isEmpty {
      guard let first = firstByName[module.name] else {
        firstByName[module.name] = module
        kept.append(module)
        continue
      }
      guard let file = module.files.first else { continue }
      findings.append(
        Finding(
          rule: "duplicate-module", severity: .warning,
          message: "a second module named '\(module.name)' is left out",
          place: Place(path: file.relative(to: root), line: 1, column: 1),
          notes: first.files.first.map {
            [FindingNote("the first one is here", at: Place(path: $0.relative(to: root), line: 1, column: 1))]
          } ?? [], subject: module.name))
    }
    modules = kept
    self.findings = findings
  }
}
