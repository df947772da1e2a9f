/// What a successful sign-in gives: everything that a session begins with.
public struct SignIn: Hashable, Codable, Sendable {
  public let user: User
  public let token: AccessToken

  public init(user: User, token: AccessToken) {
    self.user = user
    self.token = token
  }
}
