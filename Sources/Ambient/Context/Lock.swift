#if canImport(Darwin)
  import Foundation

  /// State behind a lock.
  ///
  /// `Mutex` needs macOS 15 and iOS 18, `OSAllocatedUnfairLock` iOS 16; until the oldest supported system has one of
  /// them, the compiler cannot see that `lock` guards `state`. That is the one reason for `@unchecked` here.
  @usableFromInline
  struct Lock<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline
    final class Storage: @unchecked Sendable {
      @usableFromInline let lock = NSLock()
      @usableFromInline var state: State

      @inlinable
      init(_ state: State) { self.state = state }
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(_ state: State) { storage = Storage(state) }

    @inlinable
    func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
      storage.lock.lock()
      defer { storage.lock.unlock() }
      return try body(&storage.state)
    }
  }
#else
  import Synchronization

  /// State behind a lock.
  @usableFromInline
  struct Lock<State: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>

    @inlinable
    init(_ state: State) { mutex = Mutex(state) }

    @inlinable
    func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
      try mutex.withLock { state in try body(&state) }
    }
  }
#endif
