/// Folders that are composition as a whole: their name says so, and most files in them bear it out.
struct CompositionFolders: Sendable {
  /// Sorted; none lies in another.
  let folders: [(path: String, why: String)]

  private static let names: Set<String> = [
    "assemblies", "assembly", "composition", "compositionroot", "containers", "dependencies", "dependencyinjection",
    "di", "graphs", "injection", "wiring",
  ]

  /// - Parameters:
  ///   - files: all paths, sorted.
  ///   - whole: those of which all is composition.
  init(files: [String], whole: Set<String>) {
    var counts: [String: (all: Int, whole: Int)] = [:]
    for file in files {
      let components = file.split(separator: "/").dropLast()
      guard let index = components.firstIndex(where: { Self.names.contains($0.lowercased()) }) else { continue }
      let folder = components[...index].joined(separator: "/")
      counts[folder, default: (0, 0)].all += 1
      if whole.contains(file) { counts[folder, default: (0, 0)].whole += 1 }
    }
    folders = counts.filter { $0.value.whole > 0 && $0.value.whole * 2 > $0.value.all }
      .map { (path: $0.key, why: "its name, and \($0.value.whole) of its \($0.value.all) files build the graph") }
      .sorted { $0.path < $1.path }
  }
}
