import HandwireFacts
import HandwireProject
import HandwireReaders

/// What rules look at: the program, its files, and what was found out about them once for all rules.
struct AuditSubject: Sendable {
  let program: Program
  let code: CodeProgram
  let configuration: Configuration
  /// The project's own, each once, sorted by path.
  let files: [AuditFile]
  let composition: Composition
  /// What is registered with containers and fetched from them.
  let containers: ContainerReading
  /// Those joined: which registration answers which request, how long it keeps what it makes, whether it ever runs.
  let registered: RegisteredGraph
  let processLongTypes: ProcessLongTypes
  /// Who keeps what containers gave.
  private(set) var holds = ContainerHolds()
  /// `nil` where there is none.
  let history: CommitHistory?

  init(project: Project, configuration: Configuration, history: CommitHistory? = nil) {
    let program = Program(modules: project.modules)
    let foreign = Set(project.dependencyModules)
    var seen: [String: (module: Module, file: ModuleFile)] = [:]
    // A file of several targets is audited as the application's, not as the tests'.
    for module in program.modules where !foreign.contains(module.name) {
      for file in module.files {
        if let known = seen[file.path], known.module.role != .test || module.role == .test { continue }
        seen[file.path] = (module, file)
      }
    }
    let sorted = seen.values.sorted { $0.file.path < $1.file.path }
    let composition = CompositionFinder(configuration: configuration).composition(
      of: sorted.filter { $0.module.role != .test && !FilePurpose($0.file.path).isTest }.map(\.file))
    self.program = program
    let code = CodeProgram(program)
    self.code = code
    containers = ContainerReader(code, configured: ConfiguredLocators(configuration)).reading()
    self.configuration = configuration
    self.composition = composition
    self.history = history
    let files = sorted.map { PlacementReader(composition: composition).file($0.file, of: $0.module) }
    self.files = files
    registered = RegisteredGraphReader(
      code, reading: containers, tests: Set(files.lazy.filter(\.isTest).map(\.path))
    ).graph()
    processLongTypes = ProcessLongTypes(program, files: files)
    holds = ContainerHolds(self)
  }

  /// The file at that path, where it is one of the project's own.
  func file(_ path: String) -> AuditFile? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low] : nil
  }
}
