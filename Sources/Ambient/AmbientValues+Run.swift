extension AmbientValues {
  /// Runs `operation` with these values, wherever it is called: in a delegate's method, on a dispatch queue.
  @inlinable
  @discardableResult
  public func run<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try AmbientContext.local.withValue(context) { outcome(of: operation) }.get()
  }

  /// Runs `operation` with these values in the caller's isolation, wherever it is called: in a detached task, say.
  @inlinable
  @discardableResult
  public func run<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await withLayer(context, isolation: isolation, operation: operation)
  }
}
