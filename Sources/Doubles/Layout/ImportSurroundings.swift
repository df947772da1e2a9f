import HandwireFacts
import HandwireWriter

/// What the imports of all doubles are looked up in, made once.
struct ImportSurroundings: Sendable {
  let program: Program
  let names: TopLevelNames
  private let files: [String: ImportCollector.FileImports]

  init(program: Program) {
    self.program = program
    names = TopLevelNames(program: program)
    var files: [String: ImportCollector.FileImports] = [:]
    for module in program.modules {
      for file in module.files where files[file.path] == nil {
        files[file.path] = ImportCollector.FileImports(
          module: module.name, path: file.path, imports: file.facts.imports)
      }
    }
    self.files = files
  }

  func imports(of path: String) -> ImportCollector.FileImports? { files[path] }
}
