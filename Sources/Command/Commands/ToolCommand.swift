/// One subcommand.
protocol ToolCommand: Sendable {
  static var usage: CommandUsage { get }

  func run(_ arguments: Arguments, console: Console) -> ExitStatus
}
