import Foundation

/// One request as it came over the wire.
public struct HTTPRequest: Sendable {
  public let method: String
  /// The path's components, without empty ones: `/trips/lisbon` is `["trips", "lisbon"]`.
  public let path: [String]
  /// Names in lower case.
  public let headers: [String: String]
  public let body: Data

  public init(method: String, path: [String], headers: [String: String] = [:], body: Data = Data()) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// Nil as long as the bytes are not a whole request.
  init?(_ bytes: Data) {
    guard let headEnd = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let startLine = lines[0].split(separator: " ")
    guard startLine.count == 3 else { return nil }

    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let body = bytes[headEnd.upperBound...]
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    guard length >= 0, body.count >= length else { return nil }

    let target = startLine[1].prefix { $0 != "?" }
    self.init(
      method: String(startLine[0]),
      path: target.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) },
      headers: headers,
      body: Data(body.prefix(length)))
  }
}
