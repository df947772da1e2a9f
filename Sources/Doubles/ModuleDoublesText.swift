import HandwireWriter

/// All doubles of one module in one file, with one header and one list of imports.
public enum ModuleDoublesText {
  public static func text(of files: [GeneratedFile], module: String) -> String {
    guard !files.isEmpty else { return "\(GeneratedFile.marker): no double is chosen for \(module).\n" }
    let parts = files.sorted { $0.fileName < $1.fileName }.map { WrittenImports(contents: $0.contents) }
    let imports = ImportLayout.lines(ImportLayout.merged(parts.flatMap(\.imports)))
    let header = "\(GeneratedFile.marker): the doubles of \(module). Do not edit: change what they stand in for."
    let sections = [[header], imports] + parts.map { $0.body.map(String.init) }
    return sections.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "\n") + "\n"
  }
}
