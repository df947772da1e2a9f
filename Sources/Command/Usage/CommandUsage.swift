/// How a command is called: the one description that parsing and help share.
struct CommandUsage: Hashable, Sendable {
  let name: String
  /// One line, for the list of commands.
  let summary: String
  /// Paragraphs for the command's own help.
  let details: String
  /// What stands for its argument (`PATH`); none of the commands takes two.
  let argument: String
  let argumentHelp: String
  let options: [OptionUsage]

  static let help = OptionUsage.flag("--help", "Show this help.")
}
