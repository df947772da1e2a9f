import HandwireFindings
import HandwireProject
import HandwireReports

/// `handwire explain`: what a rule finds, why it matters, and how it is mended.
struct ExplainCommand: ToolCommand {
  let pages: [RulePage]

  static let usage = CommandUsage(
    name: "explain", summary: "Say what a rule finds, why it matters and how it is mended.",
    details: "Without ID it lists all rules, one a line.",
    argument: "ID", argumentHelp: "A rule's identifier, as it stands in brackets after a message.", options: [])

  func run(_ arguments: Arguments, console: Console) -> ExitStatus {
    guard let identifier = arguments.argument else {
      console.output(RulePageText().list(of: pages))
      return .nothingToReport
    }
    guard let page = pages.first(where: { $0.identifier == identifier }) else {
      console.error(
        UsageError.unknownRule(identifier, nearest: NearestName.of(identifier, in: pages.map(\.identifier))))
      return .unusable
    }
    console.output(RulePageText().text(of: page))
    return .nothingToReport
  }
}
