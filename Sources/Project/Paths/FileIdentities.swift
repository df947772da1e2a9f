/// Which paths lead to one file, so that a link is not taken for a second one.
struct FileIdentities: Sendable {
  private var canonical: [AbsolutePath: AbsolutePath] = [:]

  /// - Parameter files: of all that is read.
  init(_ files: some Sequence<AbsolutePath>, root: AbsolutePath) {
    var paths: [FileKind.Identity: [AbsolutePath]] = [:]
    for file in Set(files) {
      guard let kind = FileKind(at: file) else { continue }
      paths[kind.identity, default: []].append(file)
    }
    for same in paths.values where same.count > 1 {
      let sorted = same.sorted()
      let real = sorted.first { !FileIdentities.leadsOverLink($0, root: root) } ?? sorted[0]
      for path in sorted where path != real { canonical[path] = real }
    }
  }

  /// The path without links, where one of the files has it; else the first in order.
  func path(of file: AbsolutePath) -> AbsolutePath { canonical[file] ?? file }

  /// The module with each of its files once.
  func module(_ module: ModuleSources) -> ModuleSources {
    guard !canonical.isEmpty, module.files.contains(where: { canonical[$0] != nil }) else { return module }
    var module = module
    module.files = Set(module.files.map(path)).sorted()
    return module
  }

  private static func leadsOverLink(_ file: AbsolutePath, root: AbsolutePath) -> Bool {
    var path = file
    while path != root, path.text != "/" {
      if FileKind.isLink(path) { return true }
      path = path.parent
    }
    return false
  }
}
