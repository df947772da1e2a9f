import Foundation
import HandwireAmbient

/// Runs scheduled work when the test says so.
public final class ManualScheduler: Sendable {
  private struct Waiting: Sendable {
    let number: Int
    let time: TimeInterval
    let work: @Sendable () -> Void
  }

  private struct State: Sendable {
    var now: TimeInterval = 0
    var lastNumber = 0
    var waiting: [Waiting] = []
  }

  private let state = Locked(State())

  public init() {}

  /// What to replace an ambient scheduler with. It does not keep the manual scheduler alive: waiting work carries the
  /// ambient values, this one among them.
  public var scheduler: WorkScheduler {
    WorkScheduler { [weak self] delay, work in self?.schedule(after: delay, work) ?? ScheduledWork {} }
  }

  /// How much work waits.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Runs all work that is due within so many seconds, in the order of its times, also what that work schedules.
  public func advance(by seconds: TimeInterval) {
    let goal = state.withLock { $0.now + seconds }
    while let due = next(until: goal) { due.work() }
  }

  private func schedule(after delay: TimeInterval, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.waiting.append(Waiting(number: state.lastNumber, time: state.now + max(0, delay), work: work))
      return state.lastNumber
    }
    return ScheduledWork { [weak self] in self?.cancel(number) }
  }

  private func cancel(_ number: Int) {
    state.withLock { $0.waiting.removeAll { $0.number == number } }
  }

  private func next(until goal: TimeInterval) -> Waiting? {
    state.withLock { state in
      let due = state.waiting.filter { $0.time <= goal }
      guard let first = due.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) else {
        state.now = max(state.now, goal)
        return nil
      }
      state.waiting.removeAll { $0.number == first.number }
      state.now = max(state.now, first.time)
      return first
    }
  }
}
