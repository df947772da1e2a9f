/// The graph classes of one module as one file.
enum SingleFileText {
  static func text(of files: [GeneratedFile], module: String) -> String {
    guard !files.isEmpty else {
      return "\(GeneratedFile.marker): \(module) has no blueprint of its own to write here.\n"
    }
    return ModuleGraphsText.text(of: files, module: module)
  }
}
