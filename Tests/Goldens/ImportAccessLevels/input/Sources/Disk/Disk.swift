public final class Disk: Sendable {
  public init() {}
}
