import Foundation

/// Why a JSON decoder failed, in one line.
enum JSONProblem {
  static func text(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return oneLine("\(error)") }
    switch error {
    case .dataCorrupted(let context):
      let underlying = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey] as? String
      return oneLine("not valid JSON: " + (underlying ?? context.debugDescription))
    case .keyNotFound(let key, let context): return "'\(path(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return oneLine("'\(path(context.codingPath))': \(context.debugDescription)")
    @unknown default: return "not valid JSON"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
