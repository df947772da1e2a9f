import Foundation
import HandwireFindings

/// Modules with names of their own: of several that share one, the first that imports Handwire is kept, else the first.
struct UniqueModules: Sendable {
  let modules: [ModuleSources]
  /// One for each name.
  let findings: [Finding]

  /// Names of modules without a file of their own mean those that have it.
  init(_ homes: HomeModules, root: AbsolutePath) {
    let names = homes.modules.map(\.name)
    let own = Set(names)
    var aliases: [String: String] = [:]
    for (module, home) in homes.absorbed where !own.contains(module.name) { aliases[module.name] = names[home] }
    let modules = homes.modules.indices.map { index in
      var module = homes.modules[index]
      module.importNames = aliases.filter { $0.value != module.name }
      module.dependencies = Set(module.dependencies.map { aliases[$0] ?? $0 }).subtracting([module.name]).sorted()
      return module
    }
    self.init(modules, root: root)
  }

  init(_ listed: [ModuleSources], root: AbsolutePath) {
    var names: [String] = []
    var groups: [String: [ModuleSources]] = [:]
    for module in listed where !module.files.isEmpty {
      if groups[module.name] == nil { names.append(module.name) }
      groups[module.name, default: []].append(module)
    }
    var kept: [ModuleSources] = []
    var others: [String: [ModuleSources]] = [:]
    for name in names {
      guard var group = groups[name], !group.isEmpty else { continue }
      let chosen = group.count == 1 ? 0 : group.firstIndex(where: UniqueModules.importsHandwire) ?? 0
      kept.append(group.remove(at: chosen))
      if !group.isEmpty { others[name] = group }
    }
    modules = kept
    findings = kept.compactMap { module in
      guard let left = others[module.name], let place = UniqueModules.place(of: left.first, root) else { return nil }
      let count = left.count == 1 ? "a second module" : "\(left.count) more modules"
      return Finding(
        rule: "duplicate-module", severity: .warning,
        message: "\(count) named '\(module.name)' \(left.count == 1 ? "is" : "are") left out", place: place,
        notes: [FindingNote("this one is read", at: UniqueModules.place(of: module, root))],
        help: "give the folder of one of them as PATH", subject: module.name)
    }
  }

  private static func importsHandwire(_ module: ModuleSources) -> Bool {
    let name = Data("import Handwire".utf8)
    return module.files.contains { file in
      FileManager.default.contents(atPath: file.text)?.range(of: name) != nil
    }
  }

  private static func place(of module: ModuleSources?, _ root: AbsolutePath) -> Place? {
    (module?.files.first).map { Place(path: $0.relative(to: root), line: 1, column: 1) }
  }
}
