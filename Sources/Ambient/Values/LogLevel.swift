/// How much a line of the log matters, from debugging to a fault of the program.
public enum LogLevel: String, Sendable, CaseIterable {
  case debug
  case info
  case notice
  case error
  case fault
}
