import Foundation
import HandwireDoubles
import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireProject
import HandwireWriter

/// From a project to the files of its doubles, and to what has to change on disk.
struct DoublesWriting {
  let loaded: LoadedProject
  let arguments: Arguments
  private let program: Program
  private let own: [String]
  private let boundaries: [TypeIdentifier]

  init(loaded: LoadedProject, arguments: Arguments) {
    self.loaded = loaded
    self.arguments = arguments
    let foreign = Set(loaded.project.dependencyModules)
    own = loaded.project.modules.map(\.name).filter { !foreign.contains($0) }
    if loaded.configuration.doubles.boundaries {
      let proven = ProvenGraph(of: loaded.project.modules)
      program = proven.program
      boundaries = BoundaryProtocols.of(proven.graph)
    } else {
      program = Program(modules: loaded.project.modules)
      boundaries = []
    }
  }

  /// By module, then name; findings are sorted.
  func files() -> (files: [GeneratedFile], findings: [Finding]) {
    let isEverything = arguments.has("--all")
    var others = boundaries
    if isEverything {
      others += program.modules.filter { own.contains($0.name) && $0.role != .test }
        .flatMap { DeclaredProtocols.all(in: $0) }
    }
    let choice = DoubleChoice(
      in: program, configuration: loaded.configuration.doubles, others: others, modules: own)
    var findings = choice.findings
    let protocols = assigned(choice.protocols, &findings)
    let clients = assigned(choice.clients, &findings)
    var files: [GeneratedFile] = []
    let writer = DoublesWriter(program: program)
    for module in Set(protocols.keys).union(clients.keys).sorted() {
      let doubles = writer.doubles(of: protocols[module] ?? [], in: module)
      let values = writer.clients(of: clients[module] ?? [], in: module)
      files += doubles.doubles.map(\.file) + values.files
      findings += doubles.findings + values.findings
    }
    if isEverything { findings = findings.map { $0.severity == .error ? $0.weighed(.note) : $0 } }
    return (files.sorted { ($0.module, $0.fileName) < ($1.module, $1.fileName) }, Set(findings).sorted())
  }

  private func assigned(_ types: [TypeIdentifier], _ findings: inout [Finding]) -> [String: [TypeIdentifier]] {
    let chosen = arguments.value(of: "--module") ?? loaded.configuration.doubles.module
    let modules = DoubleModules(program: program, chosen: chosen)
    var assigned: [String: [TypeIdentifier]] = [:]
    for type in types where isReachable(type, from: chosen) {
      switch modules.module(for: type) {
      case .success(let module): assigned[module, default: []].append(type)
      case .failure(let unknown): findings.append(unknown.finding)
      }
    }
    return assigned
  }

  /// A plugin writes for one module what that module can import.
  private func isReachable(_ type: TypeIdentifier, from module: String?) -> Bool {
    guard arguments.value(of: "--output-file") != nil, let module else { return true }
    return type.module == module || program.module(named: module)?.dependencies.contains(type.module) == true
  }

  // MARK: The disk

  /// What to write, and what a build only compares because it is checked in; both sorted by path.
  func work(for files: [GeneratedFile]) throws(OutputErrors) -> (written: [OutputChange], checked: [OutputChange]) {
    guard let path = arguments.value(of: "--output-file"), let module = arguments.value(of: "--module") else {
      return (try changes(to: wanted(files), stale: arguments.value(of: "--output") == nil ? stale() : []), [])
    }
    let isCheckedIn = loaded.project.generatedFiles.contains { isDouble($0) && $0.module == module }
    let text = ModuleDoublesText.text(of: isCheckedIn ? [] : files, module: module)
    let written = try changes(to: [AbsolutePath(path).text: (text, nil)], stale: [])
    return (written, isCheckedIn ? try changes(to: wanted(files), stale: stale()) : [])
  }

  private typealias Wanted = [String: (contents: String, origin: String?)]

  private func wanted(_ files: [GeneratedFile]) -> Wanted {
    var wanted: Wanted = [:]
    for file in files {
      wanted[folder(of: file.module).appending(file.fileName).text] = (file.contents, file.blueprintPath)
    }
    return wanted
  }

  private func changes(to wanted: Wanted, stale: [String]) throws(OutputErrors) -> [OutputChange] {
    var errors: [OutputError] = []
    var changes: [OutputChange] = []
    for (path, file) in wanted {
      switch ExistingFile(at: path) {
      case .none: changes.append(change(.created, path, file.contents, file.origin))
      case .foreign: errors.append(.foreignFile(shown(path)))
      case .generated(let contents):
        let line = FirstDifference.line(between: contents, and: file.contents)
        changes.append(change(line.map { .updated(line: $0) } ?? .unchanged, path, file.contents, file.origin))
      }
    }
    for path in stale where wanted[path] == nil { changes.append(change(.removed, path, "", nil)) }
    guard errors.isEmpty else { throw OutputErrors(errors.sorted { "\($0)" < "\($1)" }) }
    return changes.sorted { $0.path < $1.path }
  }

  private func change(_ kind: OutputChange.Kind, _ path: String, _ contents: String, _ origin: String?) -> OutputChange
  {
    OutputChange(kind: kind, path: path, shownPath: shown(path), contents: contents, blueprintPath: origin)
  }

  private func shown(_ path: String) -> String {
    let root = loaded.project.root.text
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private static let folderName = "Doubles"

  /// `Tests/AppTests/Doubles`: beside what all files of the module have in common.
  private func folder(of module: String) -> AbsolutePath {
    if let output = arguments.value(of: "--output") { return AbsolutePath(output).appending(module) }
    let files =
      program.module(named: module)?.files.map { AbsolutePath($0.path, relativeTo: loaded.project.root) } ?? []
    var common = files.first?.parent ?? loaded.project.root
    for file in files {
      while !file.isInside(common), common.text != "/" { common = common.parent }
    }
    return common.appending(Self.folderName)
  }

  /// Earlier doubles of modules that were read whole, which nothing asks for any more.
  private func stale() -> [String] {
    let incomplete = Set(loaded.project.incompleteModules)
    let chosen = arguments.value(of: "--module")
    return loaded.project.generatedFiles.filter { file in
      isDouble(file) && own.contains(file.module) && !incomplete.contains(file.module)
        && (chosen == nil || chosen == file.module)
    }.map(\.path.text)
  }

  private func isDouble(_ file: GeneratedSource) -> Bool { file.path.parent.name == Self.folderName }
}

extension Finding {
  /// The same finding with another severity.
  fileprivate func weighed(_ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, place: place, trail: trail, notes: notes, help: help,
      declaration: declaration, subject: subject)
  }
}
