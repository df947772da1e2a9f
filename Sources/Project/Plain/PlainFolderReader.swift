import HandwireFacts
import HandwireFindings

/// Files that no manifest and no Xcode project lists: each folder in `Sources` and each Xcode project below is a module, or
/// all of it is one, named like the folder.
struct PlainFolderReader: Sendable {
  let root: AbsolutePath
  let listing: FolderListing
  /// Those that were read.
  let projects: [XcodeProject]
  let identities: FileIdentities
  /// Files that belong to modules known otherwise.
  var owned: Set<AbsolutePath> = []
  /// Names that modules known otherwise have.
  var taken: Set<String> = []
  /// Else only the folders of Xcode projects.
  var readsAllFolders = true

  struct Result: Sendable {
    var modules: [ModuleSources] = []
    var findings: [Finding] = []
  }

  func modules() -> Result {
    let projects = Dictionary(grouping: projects, by: \.folder)
    let layout = PlainLayout(
      root: root, xcodeProjects: listing.xcodeProjects, isOneModule: !PlainFolderReader.targeted(projects[root]).isEmpty
    )
    let packages = Set(listing.packages + [root])
    let files = Dictionary(
      grouping: (listing.files + listing.packagedFiles).filter { file in
        !owned.contains(identities.path(of: file)) && !(isManifest(file) && packages.contains(file.parent))
          && isOutsidePackages(file, packages: packages, projects: projects)
      }, by: layout.place(of:))

    var result = Result()
    result.findings = ReadingFindings(root: root).unreadable(folders: listing.unreadable)
    let libraries = Set(files.keys.filter { !$0.isTest }.map { name(of: $0, in: projects) })
    for (place, files) in files.sorted(by: { $0.key < $1.key }) {
      let name = name(of: place, in: projects)
      result.modules.append(
        ModuleSources(
          name: name, role: role(of: place, files: files), package: ModuleName.of(root.name),
          settings: XcodeProject.commonSettings(of: projects[place.projectFolder] ?? projects[root] ?? []),
          dependencies: libraries.subtracting([name]).sorted(), files: files.sorted(), origin: place.projectFolder,
          target: "no target"))
      let projects = PlainFolderReader.targeted(projects[place.projectFolder])
      if !projects.isEmpty { result.findings.append(withoutTarget(files, readAs: name, projects: projects)) }
    }
    return result
  }

  private func name(of place: PlainLayout.Place, in projects: [AbsolutePath: [XcodeProject]]) -> String {
    guard taken.contains(place.module) else { return place.module }
    let isAppsOwn = PlainFolderReader.targeted(projects[place.projectFolder]).isEmpty
    return isAppsOwn ? place.module + "App" : "\(place.module) (no target)"
  }

  /// `Package.swift`, `Package@swift-6.0.swift`
  private func isManifest(_ file: AbsolutePath) -> Bool {
    file.name == "Package.swift" || file.name.hasPrefix("Package@swift-")
  }

  /// Projects that should list the files of their folder: those that have targets with Swift in them at all.
  private static func targeted(_ projects: [XcodeProject]?) -> [XcodeProject] {
    (projects ?? []).filter { project in project.targets.contains { !$0.files.isEmpty || !$0.folders.isEmpty } }
  }

  /// What a manifest leaves out in its own folder is no module's; but an Xcode project may lie there.
  private func isOutsidePackages(
    _ file: AbsolutePath, packages: Set<AbsolutePath>, projects: [AbsolutePath: [XcodeProject]]
  ) -> Bool {
    var folder = file.parent
    while folder.text.utf8.count >= root.text.utf8.count {
      if projects[folder] != nil { return true }
      if folder == root { return readsAllFolders }
      if packages.contains(folder) { return false }
      folder = folder.parent
    }
    return readsAllFolders
  }

  private func withoutTarget(_ files: [AbsolutePath], readAs name: String, projects: [XcodeProject]) -> Finding {
    let sorted = files.sorted()
    let paths = projects.map { $0.path.relative(to: root) }.sorted().joined(separator: ", ")
    let subject = files.count == 1 ? "this file belongs" : "this file and \(files.count - 1) more belong"
    return Finding(
      rule: "file-without-target", severity: .note,
      message: "\(subject) to no target of \(paths); read as module '\(name)'",
      place: Place(path: sorted.first?.relative(to: root) ?? "", line: 1, column: 1),
      notes: sorted.dropFirst().prefix(3).map { file in
        FindingNote("another one", at: Place(path: file.relative(to: root), line: 1, column: 1))
      }, subject: name)
  }

  private func role(of place: PlainLayout.Place, files: [AbsolutePath]) -> Module.Role {
    if place.isTest { return .test }
    return files.contains { $0.name == "main.swift" } ? .executable : .library
  }
}
