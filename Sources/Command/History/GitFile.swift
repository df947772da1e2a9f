/// One entry of a commit's tree.
struct GitFile: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case file, link, submodule }

  let kind: Kind
  /// The name of the object that holds its contents.
  let object: String
  /// Relative to the repository's root.
  let path: String

  /// - Parameter entry: as `git ls-tree` prints it: `100644 blob 3f2a…<tab>Sources/App.swift`.
  init?(_ entry: String) {
    let halves = entry.split(separator: "\t", maxSplits: 1).map(String.init)
    let words = (halves.first ?? "").split(separator: " ").map(String.init)
    guard halves.count == 2, words.count == 3 else { return nil }
    switch words[0] {
    case "120000": kind = .link
    case "160000": kind = .submodule
    default: kind = .file
    }
    object = words[2]
    path = halves[1]
  }

  /// Whether reading a project looks at such a file: sources, manifests, project files and their settings.
  var isOfInterest: Bool {
    switch kind {
    case .link: return true
    case .submodule: return false
    case .file:
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return true }
      return GitFile.extensions.contains(name[name.index(after: dot)...].lowercased())
    }
  }

  private static let extensions: Set<String> = [
    "swift", "pbxproj", "xcworkspacedata", "xcconfig", "yml", "yaml", "json", "json5", "plist", "resolved", "modulemap",
    "podspec", "xcfilelist",
  ]
}
