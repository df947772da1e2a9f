/// Runs `operation` with one value in place of what a key path reads, so that a test needs no graph at all: for its
/// tasks, its child tasks and all that they call.
///
/// A path of the main actor can be written on the main actor only, and is read there; so `value` need not be `Sendable`.
@discardableResult
public func withInjected<Graph: AnyObject & Sendable, Value, Result>(
  _ path: KeyPath<Graph, Value>, _ value: Value, operation: () throws -> Result
) rethrows -> Result {
  try Overrides.$current.withValue(Overrides.current.replacing(path, by: value), operation: operation)
}

/// Runs `operation` with one value in place of what a key path reads, in the caller's isolation.
@discardableResult
public func withInjected<Graph: AnyObject & Sendable, Value, Result>(
  _ path: KeyPath<Graph, Value>, _ value: Value, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await Overrides.$current.withValue(
    Overrides.current.replacing(path, by: value), operation: operation, isolation: isolation)
}
