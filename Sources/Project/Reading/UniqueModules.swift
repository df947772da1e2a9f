import HandwireFindings

/// Modules with names of their own: of several that share one, the first in order is kept.
struct UniqueModules: Sendable {
  let modules: [ModuleSources]
  /// One for each name.
  let findings: [Finding]

  init(_ listed: [ModuleSources], root: AbsolutePath) {
    var kept: [ModuleSources] = []
    var others: [String: [ModuleSources]] = [:]
    var names: Set<String> = []
    for module in listed where !module.files.isEmpty {
      if names.insert(module.name).inserted {
        kept.append(module)
      } else {
        others[module.name, default: []].append(module)
      }
    }
    modules = kept
    findings = kept.compactMap { module in
      guard let left = others[module.name], let place = UniqueModules.place(of: left.first, root) else { return nil }
      let count = left.count == 1 ? "a second module" : "\(left.count) more modules"
      return Finding(
        rule: "duplicate-module", severity: .warning,
        message: "\(count) named '\(module.name)' \(left.count == 1 ? "is" : "are") left out", place: place,
        notes: [FindingNote("the first one is read", at: UniqueModules.place(of: module, root))],
        help: "give the folder of one of them as PATH", subject: module.name)
    }
  }

  private static func place(of module: ModuleSources?, _ root: AbsolutePath) -> Place? {
    (module?.files.first).map { Place(path: $0.relative(to: root), line: 1, column: 1) }
  }
}
