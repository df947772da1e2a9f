import Foundation
import HandwireGenerator

// A reader of our output that goes away ends the writing, not the process.
signal(SIGPIPE, SIG_IGN)
let tool = HandwireTool(commands: [
  AuditCommand(),
  FreezeCommand(),
  GenerateCommand { modules in GraphGenerator().generation(of: modules) },
  GraphCommand(),
  DoublesCommand(),
  ExplainCommand(pages: RuleBook.pages),
])
exit(tool.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
