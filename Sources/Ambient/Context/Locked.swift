#if canImport(Darwin)
  import Foundation

  /// State behind a lock, for classes that several threads use.
  ///
  /// `Mutex` needs macOS 15 and iOS 18, `OSAllocatedUnfairLock` iOS 16; until the oldest supported system has one of
  /// them, the compiler cannot see that `lock` guards `state`. That is the one reason for `@unchecked` here.
  public final class Locked<State>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var state: State

    @inlinable
    public init(_ state: sending State) {
      self.state = state
    }

    @inlinable
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&state)
    }
  }
#else
  import Synchronization

  /// State behind a lock, for classes that several threads use.
  public final class Locked<State: Sendable>: Sendable {
    @usableFromInline let mutex: Mutex<State>

    @inlinable
    public init(_ state: State) {
      mutex = Mutex(state)
    }

    @inlinable
    public func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
      try mutex.withLock { state in try body(&state) }
    }
  }
#endif
