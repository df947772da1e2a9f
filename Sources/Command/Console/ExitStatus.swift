/// What the process tells its caller.
enum ExitStatus: Int32, Sendable {
  case nothingToReport = 0
  case failed = 1
  /// Bad usage, or input that cannot be read.
  case unusable = 2
}
