extension Spy where Result: Sendable {
  /// The spy as a closure with its arguments side by side, for initializers and clients.
  @inlinable
  public func closure<each Argument>() -> @Sendable (repeat each Argument) -> Result
  where Arguments == (repeat each Argument) {
    { (argument: repeat each Argument) in self((repeat each argument)) }
  }

  /// The spy as a closure that throws what the spy answers with a failure.
  @inlinable
  public func throwingClosure<each Argument, Success, Failure: Error>()
    -> @Sendable (repeat each Argument) throws -> Success
  where Arguments == (repeat each Argument), Result == Swift.Result<Success, Failure> {
    { (argument: repeat each Argument) in try self((repeat each argument)).get() }
  }
}
