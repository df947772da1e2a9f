import Foundation
import Platform
import TravelServer

/// Reaches the server's logic without a socket in between.
struct InProcessAPIClient: APIClient {
  private let backend: TravelBackend

  init(backend: TravelBackend) {
    self.backend = backend
  }

  func send(_ request: APIRequest) async throws -> Data {
    let headers = request.headers.map { ($0.lowercased(), $1) }
    let response = await backend.respond(
      to: HTTPRequest(
        method: request.method.rawValue,
        path: request.path.split(separator: "/").map(String.init),
        headers: Dictionary(headers) { first, _ in first },
        body: request.body ?? Data()))
    guard (200..<300).contains(response.status) else {
      throw APIError.refused(status: response.status, reason: String(decoding: response.body, as: UTF8.self))
    }
    return response.body
  }
}
