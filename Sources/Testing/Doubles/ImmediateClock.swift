import HandwireAmbient

/// A clock on which nobody waits: a sleep puts the time forward and returns.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class ImmediateClock: Clock {
  private let time = Locked(TestInstant())

  public init() {}

  public var now: TestInstant { time.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
