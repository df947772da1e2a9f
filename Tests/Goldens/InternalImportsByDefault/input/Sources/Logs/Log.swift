public final class Log: Sendable {
  public init() {}
}
