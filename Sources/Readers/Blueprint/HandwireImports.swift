import HandwireFacts

/// Which files see the names of Handwire, and which of these names mean something else there.
struct HandwireImports {
  /// Modules whose import brings Handwire along.
  private let exporters: Set<String>

  init(modules: [Module]) {
    var exportedBy: [String: [String]] = [:]
    for module in modules {
      for file in module.files {
        for entry in file.facts.imports where entry.attributes.contains("_exported") {
          exportedBy[entry.module, default: []].append(module.name)
        }
      }
    }
    var exporters: Set<String> = ["Handwire"]
    var pending = ["Handwire"]
    while let name = pending.popLast() {
      for exporter in exportedBy[name] ?? [] where exporters.insert(exporter).inserted { pending.append(exporter) }
    }
    self.exporters = exporters
  }

  func isSeen(by file: ModuleFile, of module: Module) -> Bool {
    guard module.name != "Handwire" else { return false }
    return exporters.contains(module.name) || file.facts.imports.contains { exporters.contains($0.module) }
  }

  /// Names of Handwire that the module uses for types of its own, so that only `Handwire.Owned` means the marker there.
  static func shadowed(in module: Module) -> Set<String> {
    var names: Set<String> = []
    for file in module.files {
      for type in file.facts.types { names.insert(type.header.name) }
      for alias in file.facts.aliases { names.insert(alias.header.name) }
    }
    return names.intersection(["Blueprint", "BlueprintPart", "Given", "Owned", "Built", "Shared", "Child"])
  }
}
