/// What `--help` prints.
struct HelpText: Sendable {
  static func all(_ commands: [CommandUsage]) -> String {
    """
    Dependency injection for Swift without a container: reads a blueprint, proves the object graph, writes plain Swift.

    USAGE: handwire <command> [\(commands.map(\.argument).first ?? "PATH")] [options]

    COMMANDS:
    \(columns(commands.map { ($0.name, $0.summary) }))

    'handwire <command> --help' says more about one; 'handwire --version' prints the version.
    Exit status: 0 nothing to report, 1 something that fails, 2 bad usage or input that cannot be read.

    """
  }

  static func of(_ command: CommandUsage) -> String {
    let options = (command.options + [CommandUsage.help]).map { ($0.shown, $0.help) }
    return """
      \(command.summary)

      USAGE: handwire \(command.name) [\(command.argument)] [options]

      \(command.details)

      ARGUMENT:
      \(columns([(command.argument, command.argumentHelp)]))

      OPTIONS:
      \(columns(options))

      """
  }

  private static func columns(_ rows: [(name: String, help: String)]) -> String {
    let width = min(rows.map(\.name.count).max() ?? 0, 28)
    return rows.map { row in
      let space = String(repeating: " ", count: max(width - row.name.count, 0) + 2)
      let lines = row.help.split(separator: "\n")
      let indent = "\n" + String(repeating: " ", count: width + 4)
      let start = row.name.count > width ? "  \(row.name)\(indent)" : "  \(row.name)\(space)"
      return start + lines.joined(separator: indent)
    }.joined(separator: "\n")
  }
}
