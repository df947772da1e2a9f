/// All graph classes of one module in one file, with one header and one list of imports.
enum ModuleGraphsText {
  /// The classes are sorted by the names of their files.
  static func text(of files: [GeneratedFile], module: String) -> String {
    let parts = files.sorted { $0.fileName < $1.fileName }.map { WrittenImports(contents: $0.contents) }
    let header = GraphWriter.header(naming: "the blueprints of \(module)")
    let imports = ImportLayout.lines(ImportLayout.merged(parts.flatMap(\.imports)))
    let sections = [[header], imports] + parts.map { $0.body.map(String.init) }
    return sections.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "\n") + "\n"
  }
}
