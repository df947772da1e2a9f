import Foundation

struct Credentials: Decodable {
  let email: String
  let password: String
}

struct SignInAnswer: Encodable {
  struct User: Encodable {
    let id: String
    let name: String
  }

  let user: User
  let token: String
}

struct RefundOrder: Decodable {
  let idempotencyKey: UUID
}

/// A request that the server understands and will not carry out.
struct Refusal: Error {
  static let notSignedIn = Refusal(status: 401, reason: "nobody is signed in")

  let status: Int
  let reason: String
}

extension HTTPRequest {
  var bearerToken: String? {
    guard let header = headers["authorization"], header.hasPrefix("Bearer ") else { return nil }
    return String(header.dropFirst("Bearer ".count))
  }

  func value<Value: Decodable>() throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Value.self, from: body)
  }
}
