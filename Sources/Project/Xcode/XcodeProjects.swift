import HandwireFindings

/// All Xcode projects of a folder: those below it, and those that they and the workspaces refer to.
struct XcodeProjects: Sendable {
  /// Those below the root first, the highest first.
  private(set) var projects: [XcodeProject] = []
  /// Folders that projects and workspaces refer to and that are packages; sorted.
  private(set) var packages: [AbsolutePath] = []

  /// - Throws: everything that is broken, each with its line.
  init(listing: FolderListing, root: AbsolutePath, isExcluded: (AbsolutePath) -> Bool) throws(ProjectError) {
    var problems: [ProjectError] = []
    var folders: Set<AbsolutePath> = []
    var waiting = listing.xcodeProjects
    for reference in listing.workspaces.flatMap(XcodeWorkspaceReader().references) {
      if reference.pathExtension == "xcodeproj" { waiting.append(reference) } else { folders.insert(reference) }
    }
    var seen: Set<AbsolutePath> = []
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted, !isExcluded(path), !LeftOutFolders.manages(path, root: root) else { continue }
      do {
        guard let project = try XcodeProjectReader.project(at: path) else { continue }
        projects.append(project)
        waiting += project.nestedProjects
        folders.formUnion(project.localPackages)
      } catch {
        let file = path.appending("project.pbxproj").relative(to: root)
        problems.append(.xcodeProject(path: file, line: error.line, problem: error.problem))
      }
    }
    if problems.count > 1 { throw .several(problems.sorted { $0.description < $1.description }) }
    if let problem = problems.first { throw problem }
    projects.sort { XcodeProjects.precedes($0.path, $1.path, root: root) }
    packages = folders.filter { folder in
      !isExcluded(folder) && !LeftOutFolders.manages(folder.appending("Package.swift"), root: root)
        && FileKind(at: folder.appending("Package.swift"))?.isRegularFile == true
    }.sorted()
  }

  private static func precedes(_ left: AbsolutePath, _ right: AbsolutePath, root: AbsolutePath) -> Bool {
    let weights = [left, right].map { path in
      (path.isInside(root) ? 0 : 1, path.relative(to: root).split(separator: "/").count, path.text)
    }
    return weights[0] < weights[1]
  }
}
