import HandwireFacts

/// Which module declares which names at the top level of its files, and which it exports again.
package struct TopLevelNames: Sendable {
  private var declared: [String: Set<String>] = [:]
  private var exported: [String: Set<String>] = [:]
  private var declaring: [String: [String]] = [:]

  package init(program: Program) {
    for module in program.modules {
      var names: Set<String> = []
      var exports: Set<String> = []
      for file in module.files {
        names.formUnion(file.facts.types.map(\.header.name))
        names.formUnion(file.facts.aliases.map(\.header.name))
        names.formUnion(file.facts.functions.map(\.header.name))
        for fact in file.facts.imports where fact.attributes.contains("_exported") { exports.insert(fact.module) }
      }
      declared[module.name] = names
      exported[module.name] = exports
      for name in names { declaring[name, default: []].append(module.name) }
    }
  }

  func declares(_ name: String, in module: String) -> Bool { declared[module]?.contains(name) == true }

  /// Sorted.
  func modules(declaring name: String) -> [String] { declaring[name] ?? [] }

  /// Whether an import of the module brings the name, through whatever it exports again.
  func offers(_ name: String, through module: String) -> Bool {
    guard declaring[name] != nil else { return false }
    return reaches(from: module) { declares(name, in: $0) }
  }

  /// Whether an import of a module brings all of the other one, because it exports it again.
  func exports(_ other: String, through module: String) -> Bool { reaches(from: module) { $0 == other } }

  private func reaches(from module: String, _ isMeant: (String) -> Bool) -> Bool {
    var pending = [module]
    var seen: Set<String> = [module]
    while let next = pending.popLast() {
      if isMeant(next) { return true }
      for exported in exported[next] ?? [] where seen.insert(exported).inserted { pending.append(exported) }
    }
    return false
  }
}
