import Foundation
import HandwireDoubles
import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireProject
import HandwireReports
import HandwireWriter

/// `handwire doubles`: writes stubs of chosen protocols, and test and preview values of chosen clients.
struct DoublesCommand: ToolCommand {
  static let usage = CommandUsage(
    name: "doubles", summary: "Write stubs of protocols that fail a test by name until it gives them a meaning.",
    details: """
      Writes Doubles/StubTripService.swift into the folder of the test module for each protocol that is chosen: by the
      comment '// handwire:double' before it, or by the key 'doubles' of .handwire.json, a list of names or
      { protocols: [ … ], boundaries: true, module: "AppTests" }, where 'boundaries' are all protocols that blueprints
      bind. A struct of closures that is chosen gets the values 'unimplemented' and 'preview'.
      """,
    argument: "PATH",
    argumentHelp: "A SwiftPM package or a folder with sources; the working folder if not given.",
    options: [
      .flag("--all", "Choose every protocol of the project, and skip those that cannot have a double."),
      .value("--module", "NAME", "Write all doubles for this module, which depends on HandwireTesting."),
      .value("--output", "DIR", "Write DIR/<Module>/StubTripService.swift instead."),
      .value("--output-file", "FILE", "With --module: write all doubles to FILE. Build plugins use it."),
      .flag("--check", "Write nothing; report each file that is missing, differs or is not asked for any more."),
      FindingsPrinter.option,
    ] + LoadedProject.options)

  func run(_ arguments: Arguments, console: Console) -> ExitStatus {
    if arguments.value(of: "--output-file") != nil, arguments.value(of: "--module") == nil {
      console.error(UsageError.conflict("'--output-file' needs '--module'"))
      return .unusable
    }
    guard let loaded = LoadedProject(arguments, console: console) else { return .unusable }
    let names = loaded.project.modules.map(\.name)
    if let name = arguments.value(of: "--module"), !names.contains(name) {
      console.error(UsageError.unknownModule(name, nearest: NearestName.of(name, in: names)))
      return .unusable
    }
    let writing = DoublesWriting(loaded: loaded, arguments: arguments)
    let format = arguments.value(of: "--format").flatMap(FindingsFormat.init(rawValue:)) ?? .text
    let printer = FindingsPrinter(format: format, paths: loaded.paths, root: loaded.project.root.text, console: console)
    let (files, found) = writing.files()
    let findings = ConfiguredFindings.of(found, configuration: loaded.configuration)
    if findings.contains(where: { $0.severity == .error }) {
      printer.print(findings)
      console.note("\(FindingsSummary(of: findings)); nothing is written")
      return .failed
    }
    return deliver(files, findings, writing, printer)
  }

  private func deliver(
    _ files: [GeneratedFile], _ findings: [Finding], _ writing: DoublesWriting, _ printer: FindingsPrinter
  ) -> ExitStatus {
    let console = printer.console
    do {
      let work = try writing.work(for: files)
      let compared = writing.arguments.has("--check") ? work.written + work.checked : work.checked
      let outdated = OutputCheck(source: "protocol", command: "doubles").findings(for: compared)
      printer.print((findings + outdated).sorted())
      guard outdated.isEmpty else {
        console.note("\(FindingsSummary(of: findings + outdated)); 'handwire doubles' writes the files anew")
        return .failed
      }
      if writing.arguments.has("--check") { return .nothingToReport }
      try OutputWriter().apply(work.written)
      tell(work.written, writing, console)
      return .nothingToReport
    } catch let errors as OutputErrors {
      for error in errors.all { console.error(error) }
    } catch {
      console.error("\(error)")
    }
    return .unusable
  }

  private func tell(_ changes: [OutputChange], _ writing: DoublesWriting, _ console: Console) {
    for change in changes {
      let path = writing.loaded.paths.shown(change.shownPath)
      switch change.kind {
      case .created, .updated: console.note("wrote \(path)")
      case .removed: console.note("removed \(path): nothing asks for it any more")
      case .unchanged: break
      }
    }
    if changes.isEmpty {
      console.note("no double is chosen: write '// handwire:double' before a protocol, or 'doubles' in .handwire.json")
    } else if changes.allSatisfy({ $0.kind == .unchanged }) {
      console.note("everything is current")
    }
  }
}
