/// Why nothing was written; each description is one line.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Something stands where a generated file should go, and Handwire did not put it there.
  case foreignFile(String)
  /// Two blueprints would give one file.
  case samePath(String, blueprints: [String])
  case cannotWrite(path: String, reason: String)

  public var description: String {
    switch self {
    case .foreignFile(let path):
      "'\(path)' was not made by Handwire and is not overwritten: move it away or rename the blueprint"
    case .samePath(let path, let blueprints):
      "'\(path)' would be written for two blueprints: \(blueprints.joined(separator: " and "))"
    case .cannotWrite(let path, let reason): "'\(path)' cannot be written: \(reason)"
    }
  }
}

/// Everything that stood in the way, sorted by path.
public struct OutputErrors: Error, Hashable, Sendable {
  public let all: [OutputError]

  public init(_ all: [OutputError]) { self.all = all }
}
