/// A point in a test clock's time, counted from the clock's making.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct TestInstant: InstantProtocol {
  public let offset: Duration

  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  public func advanced(by duration: Duration) -> TestInstant { TestInstant(offset: offset + duration) }
  public func duration(to other: TestInstant) -> Duration { other.offset - offset }
  public static func < (left: TestInstant, right: TestInstant) -> Bool { left.offset < right.offset }
}
