/// Exchanges an email address and a password for a session.
public struct Authenticator: Sendable {
  private struct Credentials: Encodable {
    let email: String
    let password: String
  }

  private let api: any APIClient

  public init(api: any APIClient) {
    self.api = api
  }

  public func signIn(email: String, password: String) async throws -> SignIn {
    try await api.value(APIRequest(.post, "sessions", sending: Credentials(email: email, password: password)))
  }
}
