public final class Shelf: Sendable {
  public init() {}
}
