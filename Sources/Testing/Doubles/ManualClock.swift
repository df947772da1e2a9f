import HandwireAmbient

/// A clock whose time goes on only when the test says so.
///
/// Wait for the code under test to sleep before you put the time forward: `await clock.sleepers(atLeast: 1)`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class ManualClock: Clock {
  private struct Sleeper: Sendable {
    let deadline: TestInstant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var now = TestInstant()
    var sleepers: [UInt64: Sleeper] = [:]
    var cancelled: Set<UInt64> = []
    var lastNumber: UInt64 = 0
  }

  private let state = Locked(State())

  public init() {}

  public var now: TestInstant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }
  /// How many tasks sleep on this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  public func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(Sleeper(deadline: deadline, continuation: $0), number) }
    } onCancel: {
      cancel(number)
    }
  }

  /// Waits until so many tasks sleep on this clock; false where the time has run out.
  @discardableResult
  public func sleepers(
    atLeast count: Int, within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await Patience(seconds: seconds).wait { sleeperCount >= count }
  }

  /// Puts the time forward, and wakes on the way whom it reaches, in the order of their deadlines.
  ///
  /// Who is woken is given time to go to sleep again before the next is woken.
  public func advance(by duration: Duration, isolation: isolated (any Actor)? = #isolation) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Puts the time forward to `goal`, and wakes on the way whom it reaches.
  public func advance(to goal: TestInstant, isolation: isolated (any Actor)? = #isolation) async {
    await letOthersRun()
    while let continuation = wakeNext(until: goal) {
      continuation.resume()
      await letOthersRun()
    }
  }

  /// Puts the time forward until nobody sleeps any more; for work that never stops to sleep use ``advance(by:isolation:)``.
  public func runToEnd(isolation: isolated (any Actor)? = #isolation) async {
    await letOthersRun()
    while let last = state.withLock({ $0.sleepers.values.map(\.deadline).max() }) { await advance(to: last) }
  }

  private func add(_ sleeper: Sleeper, _ number: UInt64) {
    let outcome: Result<Void, any Error>? = state.withLock { state in
      if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers[number] = sleeper
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func cancel(_ number: UInt64) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: number)
      if sleeper == nil { state.cancelled.insert(number) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Nil where nobody is left to wake; then it is `goal`.
  private func wakeNext(until goal: TestInstant) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      let due = state.sleepers.filter { $0.value.deadline <= goal }
      guard let (number, sleeper) = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) else {
        state.now = max(state.now, goal)
        return nil
      }
      state.sleepers[number] = nil
      state.now = max(state.now, sleeper.deadline)
      return sleeper.continuation
    }
  }

  /// There is no way to know that a woken task has come to its next sleep; it has, unless it waits for something else
  /// or another task keeps the processor.
  private func letOthersRun() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
