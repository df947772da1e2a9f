import HandwireFindings
import HandwireGenerator
import HandwireProject
import HandwireReports

/// `handwire graph`: shows the object graph, or the part of it between two names.
struct GraphCommand: ToolCommand {
  static let usage = CommandUsage(
    name: "graph", summary: "Show the object graph: scopes, what each owns, who receives what.",
    details: """
      A name is that of a graph (SessionGraph), of a binding or a maker (httpClient, AppGraph.httpClient), or of a type.
      Where something is wrong, what is known of the graph is shown, and what is wrong is told on standard error.
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
    let format = arguments.value(of: "--format").flatMap(GraphFormat.init(rawValue:)) ?? .text
    let text: String
    do {
      text = try GraphReport(proven.graph, proven.program).text(
        as: format, from: arguments.value(of: "--from"), to: arguments.value(of: "--to"))
    } catch {
      console.error(error)
      return .unusable
    }
    if let file = arguments.value(of: "--output") {
      if let problem = OutputFile(name: file).write(text) {
        console.error(problem)
        return .unusable
      }
    } else {
      console.output(text)
    }
    guard !findings.isEmpty else { return .nothingToReport }
    console.notes(TextFindingsReport(paths: loaded.paths).text(of: findings))
    guard proven.isProven else {
      console.note("\(FindingsSummary(of: findings)); the graph is not whole")
      return .failed
    }
    console.note("\(FindingsSummary(of: findings))")
    return .nothingToReport
  }
}
