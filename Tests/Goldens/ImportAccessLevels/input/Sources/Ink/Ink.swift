public final class Ink: Sendable {
  public init() {}
}
