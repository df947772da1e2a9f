import HandwireProject

/// The whole tool: finds the command that the first word names and runs it.
struct HandwireTool: Sendable {
  let commands: [any ToolCommand]

  func run(_ words: [String], console: Console) -> ExitStatus {
    guard let name = words.first else {
      console.error(UsageError.noCommand)
      return .unusable
    }
    switch name {
    case "--help", "-h", "help": return help(about: Array(words.dropFirst()), console: console)
    case "--version":
      console.output("handwire \(ToolVersion.current)\n")
      return .nothingToReport
    default: break
    }
    guard let command = command(named: name) else {
      console.error(unknown(name))
      return .unusable
    }
    let usage = type(of: command).usage
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.output(HelpText.of(usage))
      return .nothingToReport
    }
    do {
      return command.run(try Arguments(rest, usage: usage), console: console)
    } catch {
      for problem in error.all { console.error(problem) }
      return .unusable
    }
  }

  private func help(about words: [String], console: Console) -> ExitStatus {
    guard let name = words.first else {
      console.output(HelpText.all(commands.map { type(of: $0).usage }))
      return .nothingToReport
    }
    guard let command = command(named: name) else {
      console.error(unknown(name))
      return .unusable
    }
    console.output(HelpText.of(type(of: command).usage))
    return .nothingToReport
  }

  private func command(named name: String) -> (any ToolCommand)? {
    commands.first { type(of: $0).usage.name == name }
  }

  private func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") {
      return .unknownOption(name, nearest: NearestName.of(name, in: ["--help", "--version"]))
    }
    return .unknownCommand(name, nearest: NearestName.of(name, in: commands.map { type(of: $0).usage.name }))
  }
}
