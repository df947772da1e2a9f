/// Input that cannot be read at all; each description is one line without a full stop at its end.
public enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchPath(String)
  /// A project is a folder; the path is a file.
  case notAFolder(String)
  case unreadable(path: String, reason: String)
  /// The configuration is not JSON5, or says something that Handwire does not know.
  case configuration(path: String, problem: String)
  /// A `project.pbxproj` that is no property list, or no project's.
  case xcodeProject(path: String, line: Int, problem: String)
  /// At least two.
  case several([ProjectError])
  /// The file with explicit modules is not what it should be.
  case projectDescription(path: String, problem: String)
  /// No Swift file below the path.
  case nothingToRead(String)

  public var description: String {
    switch self {
    case .noSuchPath(let path): "'\(path)' does not exist"
    case .notAFolder(let path): "'\(path)' is a file, and a project is a folder"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .configuration(let path, let problem): "\(path): \(problem)"
    case .xcodeProject(let path, let line, let problem):
      "\(path):\(line): \(problem); mend it, or add its project to 'exclude' in .handwire.json"
    case .several(let all): all.map(\.description).joined(separator: "; ")
    case .projectDescription(let path, let problem): "\(path): \(problem)"
    case .nothingToRead(let path): "no Swift file in '\(path)'"
    }
  }
}

/// Everything that stood in the way, in order: several failures are all reported before the command ends.
public struct ProjectErrors: Error, Hashable, Sendable {
  public let all: [ProjectError]

  public init(_ all: [ProjectError]) {
    self.all = all.flatMap { error in
      if case .several(let errors) = error { errors } else { [error] }
    }
  }
}
