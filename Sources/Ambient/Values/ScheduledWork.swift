/// Work that waits for its time.
public struct ScheduledWork: Sendable {
  private let stop: @Sendable () -> Void

  public init(cancel: @escaping @Sendable () -> Void) {
    stop = cancel
  }

  /// Does nothing where the work has begun.
  public func cancel() { stop() }
}
