/// Says which module a file of a plain folder belongs to.
struct PlainLayout: Sendable {
  struct Place: Hashable, Comparable, Sendable {
    let module: String
    let isTest: Bool
    /// The folder of the Xcode project that it is part of; the root where there is none below.
    let projectFolder: AbsolutePath

    static func < (left: Place, right: Place) -> Bool {
      if left.module != right.module { return left.module < right.module }
      return left.projectFolder < right.projectFolder
    }
  }

  private let root: AbsolutePath
  private let hasModulesInSources: Bool
  private let hasModulesInTests: Bool
  /// Folders below the root that hold an Xcode project, with the name of its module.
  private let projectNames: [AbsolutePath: String]

  private let isOneModule: Bool

  /// - Parameter isOneModule: folders in `Sources` and `Tests` are no modules, since a project lists the targets.
  init(root: AbsolutePath, xcodeProjects: [AbsolutePath], isOneModule: Bool = false) {
    self.root = root
    self.isOneModule = isOneModule
    hasModulesInSources = !isOneModule && PlainLayout.holdsModules(root.appending("Sources"))
    hasModulesInTests = !isOneModule && PlainLayout.holdsModules(root.appending("Tests"))
    let byFolder = Dictionary(grouping: xcodeProjects.filter { $0.parent != root }, by: \.parent)
    projectNames = byFolder.reduce(into: [:]) { names, entry in
      let own = entry.value.count == 1 ? entry.value[0].name.dropLast(".xcodeproj".count) : entry.key.name[...]
      names[entry.key] = String(own)
    }
  }

  func place(of file: AbsolutePath) -> Place {
    let components = file.relative(to: root).split(separator: "/").map(String.init)
    var folder = root
    var inner: (folder: AbsolutePath, name: String, rest: ArraySlice<String>)?
    for (index, component) in components.dropLast().enumerated() {
      folder = folder.appending(component)
      if let name = projectNames[folder] { inner = (folder, name, components[(index + 1)...]) }
    }
    if let inner { return place(in: inner.folder, whole: inner.name, rest: inner.rest) }

    if components.count > 2, components[0] == "Sources", hasModulesInSources {
      return place(components[1])
    }
    if !isOneModule, components.count > 1, components[0] == "Tests" {
      return place(hasModulesInTests && components.count > 2 ? components[1] : root.name + "Tests", isTest: true)
    }
    return place(in: root, whole: root.name, rest: components[...])
  }

  /// A folder directly in the project's whose name ends with `Tests` is a test target by Xcode's convention.
  private func place(in project: AbsolutePath, whole: String, rest: ArraySlice<String>) -> Place {
    if rest.count > 1, let first = rest.first, first.hasSuffix("Tests") {
      return place(first, isTest: true, in: project)
    }
    return place(whole, in: project)
  }

  private func place(_ name: String, isTest: Bool = false, in project: AbsolutePath? = nil) -> Place {
    Place(module: ModuleName.of(name), isTest: isTest, projectFolder: project ?? root)
  }

  private static func holdsModules(_ folder: AbsolutePath) -> Bool {
    !ConventionalLayout.hasSwiftFiles(directlyIn: folder) && !ConventionalLayout.folders(in: folder).isEmpty
  }
}
