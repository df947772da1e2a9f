import Foundation
import HandwireFacts
import HandwireFindings

/// The modules of a folder, whatever kind of project it is, with their files listed and not yet read.
struct ProjectSources: Sendable {
  /// Those that keep shared files first.
  private(set) var modules: [ModuleSources] = []
  private(set) var findings: [Finding] = []

  private let root: AbsolutePath
  private let depth: FileFactsReader.Depth
  private let isExcluded: @Sendable (AbsolutePath) -> Bool

  /// - Parameter depth: `.everything` also looks for Xcode projects further down in a package.
  init(
    in root: AbsolutePath, depth: FileFactsReader.Depth, isExcluded: @escaping @Sendable (AbsolutePath) -> Bool
  ) throws(ProjectError) {
    self.root = root
    self.depth = depth
    self.isExcluded = isExcluded
    let packages = PackageReader(root: root, isExcluded: isExcluded, manifestReader: ManifestReader())
    let hasManifest = FileKind(at: root.appending("Package.swift"))?.isRegularFile == true
    let isApp = !hasManifest || ProjectSources.isAppProject(root)
    var listing: FolderListing?
    switch depth {
    case .everything, .code: listing = self.listing(entersPackages: true)
    case .declarations: if isApp { listing = self.listing(entersPackages: false) }
    }
    guard let listing, isApp || !listing.xcodeProjects.isEmpty else {
      let result = packages.modules(of: [root])
      let identities = identities(of: result.modules.flatMap(\.files))
      modules = PackageReader.withoutUnreachedDependencies(result.modules).map(identities.module)
      findings = result.findings
      return
    }
    let xcode = try XcodeProjects(listing: listing, root: root, isExcluded: isExcluded)
    read(
      listing, xcode: xcode, packages: packages,
      folders: (hasManifest ? [root] : []) + (isApp ? listing.packages : []), isApp: isApp)
  }

  private mutating func read(
    _ listing: FolderListing, xcode: XcodeProjects, packages: PackageReader, folders: [AbsolutePath], isApp: Bool
  ) {
    let known = Set(folders)
    let read = packages.modules(of: folders + xcode.packages.filter { !known.contains($0) })
    let targets = XcodeModules(
      of: xcode.projects, products: read.products, listing: listing, root: root, isExcluded: isExcluded)
    let owned = targets.claimed.union(read.modules.flatMap(\.files))
    let identities = identities(of: Array(owned) + listing.files + listing.packagedFiles)
    var plain = PlainFolderReader(root: root, listing: listing, projects: xcode.projects, identities: identities)
    plain.owned = Set(owned.map(identities.path))
    plain.taken = Set((read.modules + targets.modules).map(\.name))
    plain.readsAllFolders = isApp
    let rest = plain.modules()
    let importable = Set((read.modules + targets.modules).filter { $0.role != .test }.map(\.name))
    modules = read.modules + targets.modules
    modules += rest.modules.map { module in
      var module = module
      module.dependencies = importable.union(module.dependencies).subtracting([module.name]).sorted()
      return module
    }
    modules = PackageReader.withoutUnreachedDependencies(modules).map(identities.module)
    findings = read.findings + targets.findings + rest.findings
  }

  /// For what is generated a file is what its own module says it is, under each of its paths.
  private func identities(of files: [AbsolutePath]) -> FileIdentities {
    switch depth {
    case .everything, .code: FileIdentities(files, root: root)
    case .declarations: FileIdentities([], root: root)
    }
  }

  private func listing(entersPackages: Bool) -> FolderListing {
    let root = root
    let isExcluded = isExcluded
    return FolderListing(of: root, stopsAtCheckouts: true, entersPackages: entersPackages) { path in
      isExcluded(path) || LeftOutFolders.contains(path, root: root)
    }
  }

  /// Has an Xcode project, or what XcodeGen or Tuist make one from.
  private static func isAppProject(_ folder: AbsolutePath) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.text)) ?? []
    return names.contains { name in
      !name.hasPrefix(".")
        && (name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
          || ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"].contains(name))
    }
  }
}
