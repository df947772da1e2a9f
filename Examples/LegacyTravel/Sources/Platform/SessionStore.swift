/// Who is signed in.
public final class SessionStore {
  public private(set) var traveller: String?

  public init() {}

  public func signIn(_ traveller: String) {
    self.traveller = traveller
  }

  /// What is forgotten here is forgotten. What is kept elsewhere is kept.
  public func signOut() {
    traveller = nil
  }
}
