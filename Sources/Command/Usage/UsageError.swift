/// A command line that means nothing; each description is one line that says what would.
enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(OptionUsage)
  case unwantedValue(option: String)
  case invalidValue(option: String, value: String, values: [String], nearest: String?)
  case repeatedOption(String)
  case tooManyArguments(String, command: CommandUsage)
  case conflict(String)
  case unknownModule(String, nearest: String?)
  case unknownRule(String, nearest: String?)

  var description: String {
    switch self {
    case .noCommand: "no command is given; 'handwire --help' lists them"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + UsageError.hint(nearest, else: "'handwire --help' lists them")
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + UsageError.hint(nearest, else: "'--help' lists them")
    case .missingValue(let option): "option '\(option.name)' needs a value: \(option.shown)"
    case .unwantedValue(let option): "option '\(option)' takes no value"
    case .invalidValue(let option, let value, let values, let nearest):
      "'\(value)' is no value of '\(option)'"
        + UsageError.hint(nearest, else: "it takes \(values.joined(separator: ", "))")
    case .repeatedOption(let name): "option '\(name)' is given twice"
    case .tooManyArguments(let argument, let command):
      "unexpected argument '\(argument)': '\(command.name)' takes one \(command.argument)"
    case .conflict(let problem): problem
    case .unknownModule(let name, let nearest):
      "no module is named '\(name)'" + UsageError.hint(nearest, else: "give the name that 'import' uses")
    case .unknownRule(let identifier, let nearest):
      "unknown rule '\(identifier)'" + UsageError.hint(nearest, else: "'handwire explain' lists them")
    }
  }

  private static func hint(_ nearest: String?, else other: String) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? "; \(other)"
  }
}
