import Foundation

/// Sends requests to the company's server.
public protocol APIClient: Sendable {
  /// Gives back the body of a successful answer; throws an `APIError` for everything else.
  func send(_ request: APIRequest) async throws -> Data
}

extension APIClient {
  /// Reads the answer as JSON.
  func value<Value: Decodable>(_ request: APIRequest, as type: Value.Type = Value.self) async throws -> Value {
    let data = try await send(request)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw APIError.malformedAnswer
    }
  }
}
