/// State that several threads share, behind a lock.
public final class Locked<State: Sendable>: Sendable {
  @usableFromInline let lock: Lock<State>

  @inlinable
  public init(_ state: State) {
    lock = Lock(state)
  }

  @inlinable
  public func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }
}
