import Foundation

/// The answer to one request.
public struct HTTPResponse: Sendable {
  public let status: Int
  public let body: Data

  public init(status: Int, body: Data = Data()) {
    self.status = status
    self.body = body
  }

  /// A refusal with its reason as plain text.
  static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data(reason.utf8))
  }

  /// Success, with the value as JSON.
  static func json(_ value: some Encodable) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return HTTPResponse(status: 200, body: try encoder.encode(value))
  }

  /// The bytes to send; the connection is closed after them.
  var bytes: Data {
    let head = "HTTP/1.1 \(status) \(status < 300 ? "OK" : "Refused")\r\nContent-Length: \(body.count)\r\n"
    return Data((head + "Connection: close\r\n\r\n").utf8) + body
  }
}
