public final class Client: Sendable {
  public init() {}
}
