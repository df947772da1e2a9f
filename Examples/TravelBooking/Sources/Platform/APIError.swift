/// Why a request has no answer.
public enum APIError: Error, Hashable, CustomStringConvertible {
  /// No server was reached, or the connection broke.
  case unreachable
  /// The server refused, with an HTTP status and its reason.
  case refused(status: Int, reason: String)
  /// The answer is not what was asked for.
  case malformedAnswer

  public var description: String {
    switch self {
    case .unreachable: "the server cannot be reached"
    case .refused(_, let reason): reason
    case .malformedAnswer: "the server's answer makes no sense"
    }
  }
}
