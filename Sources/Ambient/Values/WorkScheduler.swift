import Dispatch
import Foundation

/// Runs work later: what `DispatchQueue.asyncAfter` and timers do, replaceable.
public struct WorkScheduler: Sendable {
  private let start: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> ScheduledWork

  /// `start` is given a delay in seconds and the work, and returns what cancels it.
  public init(_ start: @escaping @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> ScheduledWork) {
    self.start = start
  }

  /// Work runs with the ambient values of the place where it was scheduled.
  @discardableResult
  public func schedule(
    after delay: TimeInterval = 0, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    start(delay, AmbientValues.capture(work))
  }

  public static func queue(_ queue: DispatchQueue) -> WorkScheduler {
    WorkScheduler { delay, work in
      let isCancelled = Locked(false)
      queue.asyncAfter(deadline: .now() + delay) {
        if !isCancelled.withLock({ $0 }) { work() }
      }
      return ScheduledWork { isCancelled.withLock { $0 = true } }
    }
  }

  /// Runs work in the call that schedules it, whatever the delay.
  public static let immediate = WorkScheduler { _, work in
    work()
    return ScheduledWork {}
  }
}
