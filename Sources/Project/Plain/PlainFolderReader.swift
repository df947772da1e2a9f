import HandwireFacts
import HandwireFindings

/// A folder without a manifest: each folder in `Sources` and each Xcode project below is a module, or all of it is one,
/// named like the folder.
struct PlainFolderReader: Sendable {
  let root: AbsolutePath
  let isExcluded: @Sendable (AbsolutePath) -> Bool
  /// Files that belong to modules known otherwise.
  var owned: Set<AbsolutePath> = []
  /// Names that modules known otherwise have.
  var taken: Set<String> = []

  struct Result: Sendable {
    var modules: [ModuleSources] = []
    /// Packages inside the folder; their files belong to none of the modules.
    var packages: [AbsolutePath] = []
    var findings: [Finding] = []
  }

  func modules() -> Result {
    let listing = FolderListing(of: root) { path in
      isExcluded(path) || (GeneratedFolderNames.contains(path.name) && FileKind(at: path)?.isFolder == true)
    }
    let layout = PlainLayout(root: root, xcodeProjects: listing.xcodeProjects)
    let manifest = root.appending("Package.swift")
    let files = Dictionary(
      grouping: listing.files.filter { !owned.contains($0) && $0 != manifest }, by: layout.place(of:))

    var result = Result(packages: listing.packages)
    result.findings = ReadingFindings(root: root).unreadable(folders: listing.unreadable)
    let projects = Dictionary(grouping: listing.xcodeProjects, by: \.parent)
    let settings = projects.mapValues { XcodeBuildSettings(of: $0).settings }
    let libraries = Set(files.keys.filter { !$0.isTest }.map(name(of:)))
    for (place, files) in files.sorted(by: { $0.key < $1.key }) {
      result.modules.append(
        ModuleSources(
          name: name(of: place), role: role(of: place, files: files), package: ModuleName.of(root.name),
          settings: settings[place.projectFolder] ?? settings[root] ?? ModuleSettings(),
          dependencies: libraries.subtracting([name(of: place)]).sorted(), files: files.sorted()))
    }
    return result
  }

  private func name(of place: PlainLayout.Place) -> String {
    taken.contains(place.module) ? place.module + "App" : place.module
  }

  private func role(of place: PlainLayout.Place, files: [AbsolutePath]) -> Module.Role {
    if place.isTest { return .test }
    return files.contains { $0.name == "main.swift" } ? .executable : .library
  }
}
