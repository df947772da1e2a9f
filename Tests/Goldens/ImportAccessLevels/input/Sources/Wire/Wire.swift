public final class Wire: Sendable {
  public init() {}
}
