import Foundation

/// Adds the traveller's token to each request of another client.
public struct AuthorizedAPIClient: APIClient {
  private let base: any APIClient
  private let token: AccessToken

  public init(base: any APIClient, token: AccessToken) {
    self.base = base
    self.token = token
  }

  public func send(_ request: APIRequest) async throws -> Data {
    var request = request
    request.headers["Authorization"] = "Bearer \(token.rawValue)"
    return try await base.send(request)
  }
}
