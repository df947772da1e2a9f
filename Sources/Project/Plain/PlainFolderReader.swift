import HandwireFacts
import HandwireFindings

/// A folder without a manifest: each folder in `Sources` is a module, or all of it is one, named like the folder.
struct PlainFolderReader: Sendable {
  let root: AbsolutePath
  let isExcluded: @Sendable (AbsolutePath) -> Bool

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
    var files: [Place: [AbsolutePath]] = [:]
    let layout = layout()
    for file in listing.files { files[layout.place(of: file, in: root), default: []].append(file) }

    var result = Result(packages: listing.packages)
    result.findings = ReadingFindings(root: root).unreadable(folders: listing.unreadable)
    let settings = XcodeBuildSettings(in: root).settings
    let libraries = files.keys.filter { !$0.isTest }.map(\.module).sorted()
    for (place, files) in files.sorted(by: { $0.key.module < $1.key.module }) {
      result.modules.append(
        ModuleSources(
          name: place.module, role: role(of: place, files: files), package: ModuleName.of(root.name),
          settings: settings, dependencies: libraries.filter { $0 != place.module }, files: files.sorted()))
    }
    return result
  }

  private struct Place: Hashable {
    let module: String
    let isTest: Bool
  }

  private struct Layout {
    let hasModulesInSources: Bool
    let hasModulesInTests: Bool

    func place(of file: AbsolutePath, in root: AbsolutePath) -> Place {
      let components = file.relative(to: root).split(separator: "/").map(String.init)
      let whole = Place(module: ModuleName.of(root.name), isTest: false)
      guard components.count > 1 else { return whole }
      let folder = components[0]
      if folder == "Sources", hasModulesInSources {
        return Place(module: ModuleName.of(components[1]), isTest: false)
      }
      if folder == "Tests" {
        let module = hasModulesInTests && components.count > 2 ? components[1] : root.name + "Tests"
        return Place(module: ModuleName.of(module), isTest: true)
      }
      return folder.hasSuffix("Tests") ? Place(module: ModuleName.of(folder), isTest: true) : whole
    }
  }

  private func layout() -> Layout {
    let sources = root.appending("Sources")
    let tests = root.appending("Tests")
    return Layout(
      hasModulesInSources: !ConventionalLayout.hasSwiftFiles(directlyIn: sources)
        && !ConventionalLayout.folders(in: sources).isEmpty,
      hasModulesInTests: !ConventionalLayout.hasSwiftFiles(directlyIn: tests)
        && !ConventionalLayout.folders(in: tests).isEmpty)
  }

  private func role(of place: Place, files: [AbsolutePath]) -> Module.Role {
    if place.isTest { return .test }
    return files.contains { $0.name == "main.swift" } ? .executable : .library
  }
}
