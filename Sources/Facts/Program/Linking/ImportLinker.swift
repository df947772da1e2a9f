/// Second pass of linking: which modules each file can see.
struct ImportLinker {
  func link(_ tables: ProgramTables) -> ProgramTables {
    var tables = tables
    let modules = tables.modules.values.sorted { $0.name < $1.name }
    var unreadExports: [String: Set<String>] = [:]
    var unreadNames: [String: Set<String>] = [:]
    for module in modules {
      var exports: Set<FileScope.Import> = []
      for file in module.files {
        for fact in file.facts.imports where fact.attributes.contains("_exported") {
          if tables.modules[fact.module] != nil {
            exports.insert(scopeImport(fact))
          } else {
            unreadExports[module.name, default: []].insert(fact.module)
            if let name = scopeImport(fact).name { unreadNames[module.name, default: []].insert(name) }
          }
        }
      }
      exports = exports.filter { $0.module != module.name }
      tables.exports[module.name] = exports.sorted(by: precedes)
    }
    let unread = unreadReachable(tables.exports, unreadExports)
    for module in modules {
      for file in module.files {
        tables.files[FileKey(module: module.name, path: file.path)] = scope(
          of: file, in: module, tables: tables, unreadReachable: unread, unreadNames: unreadNames)
      }
    }
    return tables
  }

  private func scope(
    of file: ModuleFile, in module: Module, tables: ProgramTables, unreadReachable: [String: Set<String>],
    unreadNames: [String: Set<String>]
  ) -> FileScope {
    var scope = FileScope()
    scope.unreadNames = unreadNames[module.name] ?? []
    var imports = Set(tables.exports[module.name] ?? [])
    var unread = unreadReachable[module.name] ?? []
    for other in module.sharesFilesOf where tables.modules[other] != nil {
      imports.insert(FileScope.Import(module: other, name: nil))
      scope.testable.insert(other)
    }
    for fact in file.facts.imports where fact.module != module.name {
      if tables.modules[fact.module] != nil {
        imports.insert(scopeImport(fact))
        unread.formUnion(unreadReachable[fact.module] ?? [])
        scope.unreadNames.formUnion(unreadNames[fact.module] ?? [])
        if fact.attributes.contains("testable") { scope.testable.insert(fact.module) }
        let groups = fact.attributes.flatMap(Self.interfaceGroups)
        if !groups.isEmpty { scope.interfaces[fact.module, default: []].formUnion(groups) }
        if fact.attributes.contains("preconcurrency") { scope.preconcurrency.insert(fact.module) }
      } else {
        unread.insert(fact.module)
        if let name = scopeImport(fact).name { scope.unreadNames.insert(name) }
      }
    }
    scope.imports = imports.sorted(by: precedes)
    scope.unread = unread.sorted()
    return scope
  }

  /// `Merchant` of `_spi(Merchant)`.
  static func interfaceGroups(of attribute: String) -> [String] {
    guard attribute.hasPrefix("_spi("), let end = attribute.firstIndex(of: ")") else { return [] }
    return attribute[..<end].dropFirst("_spi(".count).split(separator: ",").map { $0.filter { $0 != " " } }
  }

  private func scopeImport(_ fact: ImportFact) -> FileScope.Import {
    let parts = fact.path.split(separator: ".")
    return FileScope.Import(module: fact.module, name: parts.count > 1 ? String(parts[1]) : nil)
  }

  private func precedes(_ left: FileScope.Import, _ right: FileScope.Import) -> Bool {
    (left.module, left.name ?? "") < (right.module, right.name ?? "")
  }

  /// Module → unread modules that come with it, through any number of re-exports.
  private func unreadReachable(
    _ exports: [String: [FileScope.Import]], _ direct: [String: Set<String>]
  ) -> [String: Set<String>] {
    var reachable = direct
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (module, imports) in exports {
        for exported in imports {
          let added = (reachable[exported.module] ?? []).subtracting(reachable[module] ?? [])
          guard !added.isEmpty else { continue }
          reachable[module, default: []].formUnion(added)
          hasChanged = true
        }
      }
    }
    return reachable
  }
}
