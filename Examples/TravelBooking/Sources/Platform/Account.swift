/// The signed-in traveller's standing with the server.
public struct Account: Sendable {
  public let user: User
  private let api: any APIClient

  public init(user: User, api: any APIClient) {
    self.user = user
    self.api = api
  }

  /// Makes the server forget the token.
  public func revokeToken() async throws {
    _ = try await api.send(APIRequest(.delete, "sessions/current"))
  }
}
