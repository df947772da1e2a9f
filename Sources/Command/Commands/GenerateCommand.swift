import Foundation
import HandwireFacts
import HandwireFindings
import HandwireProject
import HandwireReports
import HandwireWriter

/// `handwire generate`: proves every blueprint's graph, then writes the graph classes or checks those that are there.
struct GenerateCommand: ToolCommand {
  /// From facts to findings and files; touches nothing.
  let generation: @Sendable ([Module]) -> Generation

  static let usage = CommandUsage(
    name: "generate", summary: "Prove the object graph of every blueprint and write it as plain Swift.",
    details: """
      Writes Generated/AppGraph.swift beside each blueprint. A file that would not change is not touched, one that
      Handwire did not make is never overwritten, and if anything is wrong nothing is written at all.
      """,
    argument: "PATH",
    argumentHelp: "A SwiftPM package or a folder with sources; the working folder if not given.",
    options: [
      .value("--output", "DIR", "Write DIR/<Module>/AppGraph.swift instead."),
      .flag("--check", "Write nothing; report each file that is missing, differs or has no blueprint any more."),
      FindingsPrinter.option,
    ] + LoadedProject.options + [
      .value("--module", "NAME", "With --output-file: the module whose graph classes are written."),
      .value(
        "--output-file", "FILE",
        "Write all graph classes of one module to FILE. Where a Generated folder stands beside\n"
          + "a blueprint, that folder is checked instead and FILE says so. Build plugins use it."),
    ])

  func run(_ arguments: Arguments, console: Console) -> ExitStatus {
    let conflicts = GenerateCommand.conflicts(in: arguments)
    guard conflicts.isEmpty else {
      for conflict in conflicts { console.error(conflict) }
      return .unusable
    }
    guard let loaded = LoadedProject(arguments, console: console) else { return .unusable }
    if let unknown = GenerateCommand.unknownModule(in: loaded.project, arguments) {
      console.error(unknown)
      return .unusable
    }
    let format = arguments.value(of: "--format").flatMap(FindingsFormat.init(rawValue:)) ?? .text
    let printer = FindingsPrinter(
      format: format, paths: loaded.paths, root: loaded.project.root.text, console: console)

    let generation = generation(loaded.project.modules)
    let findings = loaded.findings(with: generation.findings)
    let hasErrors = findings.contains { $0.severity == .error }
    if hasErrors {
      printer.print(findings)
      console.note("\(FindingsSummary(of: findings)); nothing is written")
      return .failed
    }
    let foreign = Set(loaded.project.dependencyModules)
    // A stub that 'handwire doubles' keeps in the module is not written beside the blueprint as well.
    let doubles = Set(
      loaded.project.generatedFiles.filter { $0.path.parent.name == "Doubles" }.map { "\($0.module)/\($0.path.name)" })
    let files = generation.files.filter {
      !foreign.contains($0.module) && !doubles.contains("\($0.module)/\($0.fileName)")
    }
    return deliver(files, findings, loaded, arguments, printer)
  }

  private func deliver(
    _ files: [GeneratedFile], _ findings: [Finding], _ loaded: LoadedProject, _ arguments: Arguments,
    _ printer: FindingsPrinter
  ) -> ExitStatus {
    let console = printer.console
    do {
      let work = try GenerateOutput(loaded.project, arguments: arguments).work(for: files)
      let outdated = OutputCheck().findings(for: work.checked)
      printer.print((findings + outdated).sorted())
      guard outdated.isEmpty else {
        console.note("\(FindingsSummary(of: findings + outdated)); 'handwire generate' writes the files anew")
        return .failed
      }
      try OutputWriter().apply(work.written)
      GenerateCommand.tell(work, findings, loaded, console)
      return .nothingToReport
    } catch let errors as OutputErrors {
      for error in errors.all { console.error(error) }
    } catch {
      console.error("\(error)")
    }
    return .unusable
  }

  private static func tell(
    _ work: GenerateOutput.Work, _ findings: [Finding], _ loaded: LoadedProject, _ console: Console
  ) {
    for change in work.written {
      let path = loaded.paths.shown(change.shownPath)
      switch change.kind {
      case .created, .updated: console.note("wrote \(path)")
      case .removed: console.note("removed \(path): no blueprint gives it any more")
      case .unchanged: break
      }
    }
    let all = work.written + work.checked
    let unchanged = all.count { $0.kind == .unchanged }
    var parts = findings.isEmpty ? [] : [FindingsSummary(of: findings).description]
    if all.isEmpty {
      parts.append("no blueprint is found")
      let left = loaded.project.generatedFiles.count
      if left > 0 { parts.append("\(left) generated \(left == 1 ? "file is" : "files are") left as they are") }
    } else if unchanged > 0 {
      parts.append(unchanged == all.count ? "everything is current" : "\(unchanged) unchanged")
    }
    if !parts.isEmpty { console.note(parts.joined(separator: "; ")) }
  }

  private static func unknownModule(in project: Project, _ arguments: Arguments) -> UsageError? {
    guard let name = arguments.value(of: "--module") else { return nil }
    let names = Set(project.modules.map(\.name) + project.generatedFiles.map(\.module))
    return names.contains(name) ? nil : .unknownModule(name, nearest: NearestName.of(name, in: names))
  }

  private static func conflicts(in arguments: Arguments) -> [UsageError] {
    var conflicts: [UsageError] = []
    let outputFile = arguments.value(of: "--output-file") != nil
    if outputFile, arguments.value(of: "--output") != nil {
      conflicts.append(.conflict("'--output-file' and '--output' exclude each other"))
    }
    if outputFile != (arguments.value(of: "--module") != nil) {
      conflicts.append(.conflict("'--output-file' and '--module' need each other"))
    }
    return conflicts
  }
}
