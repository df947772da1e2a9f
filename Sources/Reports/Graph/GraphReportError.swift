/// Why a graph cannot be shown as it was asked for.
public enum GraphReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No graph, binding, maker or type has the name; those with a like name, nearest first.
  case unknownName(String, nearest: [String])

  public var description: String {
    switch self {
    case .unknownName(let name, let nearest) where nearest.isEmpty: "the graph has nothing named '\(name)'"
    case .unknownName(let name, let nearest):
      "the graph has nothing named '\(name)'; did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    }
  }
}
