import HandwireFacts
import HandwireFindings

/// Turns a folder into modules: a SwiftPM package with its local packages, an app project, or a plain folder.
public struct ProjectReader: Sendable {
  private let configuration: Configuration
  private let depth: FileFactsReader.Depth

  /// - Parameter depth: `.declarations` for what is there for blueprints alone: test modules without any are not parsed.
  public init(configuration: Configuration = Configuration(), depth: FileFactsReader.Depth = .everything) {
    self.configuration = configuration
    self.depth = depth
  }

  /// - Parameter path: as the user gave it, absolute or relative to the working folder.
  public func project(at path: String) throws(ProjectError) -> Project {
    let root = try ProjectReader.folder(at: path)
    let sources = try ProjectSources(in: root, depth: depth, isExcluded: exclusion(in: root))
    let project =
      switch depth {
      case .everything, .code:
        project(
          of: QualifiedModules(HomeModules(sources.modules), root: root).modules, findings: sources.findings, root: root
        )
      case .declarations:
        // What is generated has to compile: a name that no `import` could say is of no use there.
        project(
          of: UniqueModules(HomeModules(sources.modules, keepsCopies: true), root: root), findings: sources.findings,
          root: root)
      }
    let isSilent = project.findings.allSatisfy { $0.severity == .note }
    if project.modules.isEmpty, isSilent, project.generatedFiles.isEmpty { throw .nothingToRead(path) }
    return project
  }

  /// Of modules that somebody else has listed (a build plugin).
  public func project(describedBy description: ProjectDescription) -> Project {
    let root = AbsolutePath(description.root)
    let isExcluded = exclusion(in: root)
    let described = ManifestSettingsReader(root: root).modules(description.modules)
    let sources = described.modules.map { module in
      ModuleSources(
        name: module.name, role: module.role, package: module.package, settings: module.settings,
        dependencies: Set(module.dependencies).sorted(),
        files: Set(module.files.map { AbsolutePath($0, relativeTo: root) }).filter { !isExcluded($0) }.sorted(),
        isDependency: module.isDependency)
    }
    return project(of: UniqueModules(sources, root: root), findings: described.findings, root: root)
  }

  /// The folder that a path names.
  public static func folder(at path: String) throws(ProjectError) -> AbsolutePath {
    let folder = AbsolutePath(path)
    guard let kind = FileKind(at: folder) else { throw .noSuchPath(path) }
    guard kind.isFolder else { throw .notAFolder(path) }
    return folder
  }

  private func exclusion(in root: AbsolutePath) -> @Sendable (AbsolutePath) -> Bool {
    let patterns = configuration.exclude
    guard !patterns.isEmpty else { return { _ in false } }
    return { path in
      let relative = path.relative(to: root)
      return patterns.contains { $0.matches(relative) }
    }
  }

  private func project(of unique: UniqueModules, findings: [Finding], root: AbsolutePath) -> Project {
    project(of: unique.modules, findings: findings + unique.findings, root: root)
  }

  private func project(of sources: [ModuleSources], findings: [Finding], root: AbsolutePath) -> Project {
    let unparsed = UnreachableTests(depth).files(of: sources)
    let result = ModuleFilesReader(root: root, factsReader: ParallelFactsReader(depth).facts(of:), unparsed: unparsed)
      .modules(of: sources)
    let modules = result.modules.filter { !$0.files.isEmpty }
    let names = Set(modules.map(\.name))
    // Whose files are in a folder that cannot be opened is unknown.
    let isIncomplete = findings.contains { $0.rule == "unreadable-file" }
    return Project(
      root: root,
      modules: modules.map { module in
        var module = module
        module.dependencies = module.dependencies.filter(names.contains)
        return module
      }.sorted { $0.name < $1.name },
      findings: Set(findings + result.findings).sorted(),
      generatedFiles: result.generatedFiles.sorted(),
      incompleteModules: isIncomplete ? names.sorted() : result.incompleteModules.sorted(),
      dependencyModules: sources.filter(\.isDependency).map(\.name).sorted())
  }
}
