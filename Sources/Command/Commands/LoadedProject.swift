import HandwireFacts
import HandwireFindings
import HandwireProject
import HandwireReports

/// What every command that reads a project starts with.
struct LoadedProject: Sendable {
  let project: Project
  let configuration: Configuration
  /// How places are shown in text.
  let paths: PathStyle

  static let options: [OptionUsage] = [
    .value("--config", "FILE", "Read this configuration instead of PATH/.handwire.json."),
    .value(
      "--modules", "FILE",
      "Read the modules that this JSON file lists instead of looking for them in PATH.\nBuild plugins use it."),
  ]

  /// `nil` after every reason was told.
  /// - Parameter depth: `.declarations` for what blueprints need, `.code` for what stands in bodies too.
  init?(_ arguments: Arguments, depth: FileFactsReader.Depth = .declarations, console: Console) {
    if arguments.value(of: "--modules") != nil, arguments.argument != nil {
      console.error(UsageError.conflict("'--modules' and a PATH exclude each other"))
      return nil
    }
    do {
      self = try LoadedProject.load(arguments, depth)
    } catch {
      for problem in error.all { console.error(problem) }
      return nil
    }
  }

  /// What reading and proving found, as the configuration weighs it; sorted.
  ///
  /// A file that the prover finds broken is not told a second time.
  func findings(with proven: [Finding]) -> [Finding] {
    let told = Set(proven.filter { $0.rule == "syntax-error" }.map(\.place.path))
    let read = project.findings.filter { $0.rule != "syntax-error" || !told.contains($0.place.path) }
    return ConfiguredFindings.of(Set(read + proven).sorted(), configuration: configuration)
  }

  /// Another folder, read as this one was.
  init(at path: String, like other: LoadedProject, depth: FileFactsReader.Depth) throws(ProjectError) {
    let project = try ProjectReader(configuration: other.configuration, depth: depth).project(at: path)
    self.init(project: project, configuration: other.configuration, paths: .given(path))
  }

  private init(project: Project, configuration: Configuration, paths: PathStyle) {
    self.project = project
    self.configuration = configuration
    self.paths = paths
  }

  private static func load(
    _ arguments: Arguments, _ depth: FileFactsReader.Depth
  ) throws(ProjectErrors) -> LoadedProject {
    let configurationReader = ConfigurationReader(knownRules: RuleBook.identifiers)
    let configFile = arguments.value(of: "--config")
    if let file = arguments.value(of: "--modules") {
      let description: ProjectDescription
      do { description = try ProjectDescriptionReader().description(at: file) } catch { throw ProjectErrors([error]) }
      let root = AbsolutePath(description.root)
      let configuration = try configurationReader.configuration(in: root, file: configFile)
      let project = ProjectReader(configuration: configuration, depth: depth).project(describedBy: description)
      return LoadedProject(project: project, configuration: configuration, paths: .absolute(root: root.text))
    }
    let path = arguments.argument ?? "."
    let root: AbsolutePath
    do { root = try ProjectReader.folder(at: path) } catch {
      // The configuration's own problems are told in the same run.
      guard let configFile else { throw ProjectErrors([error]) }
      do { _ = try configurationReader.configuration(in: AbsolutePath("/"), file: configFile) } catch let other {
        throw ProjectErrors([error] + other.all)
      }
      throw ProjectErrors([error])
    }
    let configuration = try configurationReader.configuration(in: root, file: configFile)
    do {
      let project = try ProjectReader(configuration: configuration, depth: depth).project(at: path)
      return LoadedProject(project: project, configuration: configuration, paths: .given(path))
    } catch {
      throw ProjectErrors([error])
    }
  }
}
