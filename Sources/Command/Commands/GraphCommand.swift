import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireProject
import HandwireReaders
import HandwireReports

/// `handwire graph`: shows the object graph, or the part of it between two names.
struct GraphCommand: ToolCommand {
  static let usage = CommandUsage(
    name: "graph", summary: "Show the object graph: scopes, what each owns, who receives what.",
    details: """
      A name is that of a graph (SessionGraph), of a binding or a maker (httpClient, AppGraph.httpClient), or of a type.
      Where something is wrong, what is known of the graph is shown, and what is wrong is told on standard error.
      Without a blueprint, the graph is read from the code: who builds what, holds it and hands it on.
      """,
    argument: "PATH",
    argumentHelp: "A SwiftPM package or a folder with sources; the working folder if not given.",
    options: [
      .choice("--format", GraphFormat.allCases.map(\.rawValue), "How the graph is shown; text if not given."),
      .value("--output", "FILE", "Write to FILE instead of standard output."),
      .value("--from", "NAME", "Only what can be reached from there."),
      .value("--to", "NAME", "Only what leads there."),
    ] + LoadedProject.options)

  func run(_ arguments: Arguments, console: Console) -> ExitStatus {
    guard let loaded = LoadedProject(arguments, console: console) else { return .unusable }
    let proven = ProvenGraph(of: loaded.project.modules)
    let findings = loaded.findings(with: proven.findings)
    if proven.graph.scopes.isEmpty, proven.isProven { return showCode(arguments, console: console) }
    let format = arguments.value(of: "--format").flatMap(GraphFormat.init(rawValue:)) ?? .text
    let text: String
    do {
      text = try GraphReport(proven.graph, proven.program).text(
        as: format, from: arguments.value(of: "--from"), to: arguments.value(of: "--to"))
    } catch {
      console.error(error)
      return .unusable
    }
    guard deliver(text, arguments, console: console) else { return .unusable }
    guard !findings.isEmpty else { return .nothingToReport }
    console.notes(TextFindingsReport(paths: loaded.paths).text(of: findings))
    guard proven.isProven else {
      console.note("\(FindingsSummary(of: findings)); the graph is not whole")
      return .failed
    }
    console.note("\(FindingsSummary(of: findings))")
    return .nothingToReport
  }

  /// Where no blueprint says what is wired, the code does.
  private func showCode(_ arguments: Arguments, console: Console) -> ExitStatus {
    guard let loaded = LoadedProject(arguments, depth: .code, console: console) else { return .unusable }
    let program = Program(modules: loaded.project.modules)
    let code = CodeProgram(program)
    let containers = ContainerReader(code, configured: ConfiguredLocators(loaded.configuration)).reading()
    let registered = RegisteredGraphReader(code, reading: containers).graph()
    let graph = HandWiredReader(code, containers: containers, registered: registered).graph()
    let format = arguments.value(of: "--format").flatMap(GraphFormat.init(rawValue:)) ?? .text
    let text: String
    do {
      text = try WiredGraphReport(graph, program).text(
        as: format, from: arguments.value(of: "--from"), to: arguments.value(of: "--to"))
    } catch {
      console.error(error)
      return .unusable
    }
    guard deliver(text, arguments, console: console) else { return .unusable }
    console.note(
      "no blueprint, so this was read from the code: \(graph.scopes.count) scopes, \(graph.bindings.count) bindings, "
        + "\(graph.edges.count) edges, \(graph.unknowns.count) of them unknown")
    return .nothingToReport
  }

  /// Where the user wants it; `false` after the reason was told.
  private func deliver(_ text: String, _ arguments: Arguments, console: Console) -> Bool {
    guard let file = arguments.value(of: "--output") else {
      console.output(text)
      return true
    }
    if let problem = OutputFile(name: file).write(text) {
      console.error(problem)
      return false
    }
    return true
  }
}
