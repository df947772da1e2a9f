import Foundation

/// State that several threads share, behind a lock.
///
/// The compiler cannot see that `lock` guards `state`: the one reason for `@unchecked` in this library. `Mutex`, which
/// it could, needs macOS 15 and iOS 18; and on Linux the thread sanitizer does not see a `Mutex` being handed over
/// between threads that wait for it, and reports races where there are none.
@usableFromInline
package final class Locked<State: Sendable>: @unchecked Sendable {
  @usableFromInline let lock = NSLock()
  @usableFromInline var state: State

  @inlinable
  package init(_ state: State) {
    self.state = state
  }

  @inlinable
  package func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
