/// A line of a baseline that means nothing, and what to do about it, in one line without a full stop.
public struct BaselineProblem: Hashable, Sendable, CustomStringConvertible {
  /// As the user knows the file.
  public let path: String
  /// 1-based.
  public let line: Int
  public let problem: String

  public var description: String { "\(path):\(line): \(problem)" }
}

/// Everything that is wrong with a baseline, in the order of its lines; never empty.
public struct BaselineProblems: Error, Hashable, Sendable {
  public let all: [BaselineProblem]
}
