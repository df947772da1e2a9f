import HandwireFacts

/// From where in the module a double's text sees the program.
struct DoubleSite {
  let program: Program
  let module: Module

  /// The protocol's own file in its module, else a file that imports the protocol's module, testable ones first.
  func context(for identifier: TypeIdentifier) -> LexicalContext {
    if identifier.module == module.name, let path = program.declarations(of: identifier).first?.path {
      return LexicalContext(module: module.name, file: path)
    }
    let importing = module.files.filter { file in file.facts.imports.contains { $0.module == identifier.module } }
    let testable = importing.first { file in
      file.facts.imports.contains { $0.module == identifier.module && $0.attributes.contains("testable") }
    }
    return LexicalContext(module: module.name, file: (testable ?? importing.first ?? module.files.first)?.path ?? "")
  }
}
