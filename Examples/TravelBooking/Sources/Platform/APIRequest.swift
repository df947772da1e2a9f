import Foundation

/// One request to the company's server, relative to its base URL.
public struct APIRequest: Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  public let method: Method
  public let path: String
  public var headers: [String: String] = [:]
  public let body: Data?

  public init(_ method: Method, _ path: String, body: Data? = nil) {
    self.method = method
    self.path = path
    self.body = body
  }

  /// A request whose body is the value as JSON.
  public init(_ method: Method, _ path: String, sending value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    self.init(method, path, body: try encoder.encode(value))
  }
}
