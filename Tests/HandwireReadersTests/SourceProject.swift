import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders

/// Sources that are read, prepared, linked and read for blueprints.
struct SourceProject {
  let prepared: PreparedModules
  let program: Program
  let reading: BlueprintReading

  /// One module named `App` of one file, `App/App.swift`.
  init(_ source: String, isMainActorByDefault: Bool = false) {
    self.init(
      modules: [
        Self.module("App", ["App/App.swift": source], settings: .init(isMainActorByDefault: isMainActorByDefault))
      ])
  }

  init(modules: [Module]) {
    prepared = BlueprintPreparer().prepared(modules)
    program = Program(modules: prepared.modules)
    reading = BlueprintReader(program: program).read()
  }

  static func module(
    _ name: String, _ files: [String: String], dependencies: [String] = [],
    settings: ModuleSettings = ModuleSettings()
  ) -> Module {
    Module(
      name: name, settings: settings, dependencies: dependencies,
      files: files.sorted { $0.key < $1.key }.map {
        ModuleFile(path: $0.key, facts: FileFactsReader().facts(of: $0.value))
      })
  }

  var findings: [Finding] { (prepared.findings + reading.findings).sorted() }

  /// `rule@line` of every finding, in order.
  var rules: [String] { findings.map { "\($0.rule)@\($0.place.line)" } }

  func blueprint(_ name: String) -> BlueprintDeclaration? { reading.blueprints.first { $0.name == name } }
}

extension BlueprintDeclaration {
  subscript(name: String) -> MemberDeclaration? { members.first { $0.name == name } }
}
