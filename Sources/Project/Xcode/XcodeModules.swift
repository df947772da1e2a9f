import HandwireFacts
import HandwireFindings

/// The targets of Xcode projects as modules whose files are listed and not yet read.
struct XcodeModules: Sendable {
  /// Those that keep shared files come first.
  private(set) var modules: [ModuleSources] = []
  private(set) var findings: [Finding] = []
  /// All Swift files that belong to a target.
  private(set) var claimed: Set<AbsolutePath> = []

  private let targets: [AbsolutePath: ProjectTargets]
  private let root: AbsolutePath
  private let products: [String: [String]]

  /// - Parameter products: names of modules by the package product that has them.
  init(
    of projects: [XcodeProject], products: [String: [String]], listing: FolderListing, root: AbsolutePath,
    isExcluded: @escaping @Sendable (AbsolutePath) -> Bool
  ) {
    targets = Dictionary(projects.map { ($0.path, ProjectTargets($0)) }, uniquingKeysWith: { first, _ in first })
    self.root = root
    self.products = products
    var files = XcodeTargetFiles(listing: listing, root: root, isExcluded: isExcluded)
    var ranked: [(rank: Int, module: ModuleSources)] = []
    for project in projects {
      var missing: Set<AbsolutePath> = []
      for target in project.targets {
        let found = files.files(of: target)
        claimed.formUnion(found.files)
        missing.formUnion(found.missing)
        ranked.append(
          (target.rank, module(of: target, in: project, files: found.files, isIncomplete: !found.missing.isEmpty)))
      }
      if !missing.isEmpty { findings.append(finding(of: missing.sorted(), in: project)) }
    }
    // Sorting is stable here by the position, which Swift does not promise by itself.
    modules = ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.module).filter { !$0.files.isEmpty }
  }

  private func module(
    of target: XcodeTarget, in project: XcodeProject, files: Set<AbsolutePath>, isIncomplete: Bool
  ) -> ModuleSources {
    var names: Set<String> = []
    var targets: [String] = []
    var reach: Set<AbsolutePath> = []
    for dependency in target.dependencies {
      switch dependency {
      case .packageProduct(let name): names.formUnion(products[name] ?? [ModuleName.of(name)])
      case .linked(let name): names.insert(ModuleName.of(name))
      case .target(let path, let identifier, let name):
        guard let other = self.targets[path] else { continue }
        if path != project.path { reach.insert(path.parent) }
        guard let found = other.byIdentifier[identifier] ?? other.byName[name] else { continue }
        names.insert(found.moduleName)
        targets.append(found.name)
      }
    }
    return ModuleSources(
      name: target.moduleName, role: target.role, package: project.name, settings: target.settings,
      dependencies: names.subtracting([target.moduleName]).sorted(), files: files.sorted(),
      isDependency: !project.folder.isInside(root), origin: project.folder,
      reach: reach.sorted() + project.localPackages, target: target.name, targetDependencies: targets,
      isIncomplete: isIncomplete)
  }

  private struct ProjectTargets {
    let byIdentifier: [String: XcodeTarget]
    let byName: [String: XcodeTarget]

    init(_ project: XcodeProject) {
      byIdentifier = Dictionary(project.targets.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
      byName = Dictionary(project.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func finding(of files: [AbsolutePath], in project: XcodeProject) -> Finding {
    let shown = files.prefix(3).map { $0.relative(to: root) }.joined(separator: ", ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    return Finding(
      rule: "missing-file", severity: .note,
      message: files.count == 1
        ? "a Swift file that targets of this project list is not there: \(shown)"
        : "\(files.count) Swift files that targets of this project list are not there: \(shown)\(more)",
      place: Place(path: project.path.appending("project.pbxproj").relative(to: root), line: 1, column: 1),
      subject: project.name)
  }
}
