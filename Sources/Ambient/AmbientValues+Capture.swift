extension AmbientValues {
  /// The same closure, run with the values of here wherever and whenever it is called.
  ///
  /// For what task-locals do not reach: escaping closures, dispatch queues, callbacks.
  public static func capture<each Argument, Result>(
    _ operation: @escaping @Sendable (repeat each Argument) -> Result
  ) -> @Sendable (repeat each Argument) -> Result {
    let values = carried()
    return { (argument: repeat each Argument) in values.run { operation(repeat each argument) } }
  }

  /// The same closure, run with the values of here wherever and whenever it is called.
  public static func capture<each Argument, Result>(
    _ operation: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> @Sendable (repeat each Argument) throws -> Result {
    let values = carried()
    return { (argument: repeat each Argument) in try values.run { try operation(repeat each argument) } }
  }

  /// The same closure, run with the values of here wherever and whenever it is called: `Task.detached`'s, for one.
  public static func capture<each Argument, Result: Sendable>(
    _ operation: @escaping @Sendable (repeat each Argument) async -> Result
  ) -> @Sendable (repeat each Argument) async -> Result {
    let values = carried()
    return { (argument: repeat each Argument) in await values.run { await operation(repeat each argument) } }
  }

  /// The same closure, run with the values of here wherever and whenever it is called: `Task.detached`'s, for one.
  public static func capture<each Argument, Result: Sendable>(
    _ operation: @escaping @Sendable (repeat each Argument) async throws -> Result
  ) -> @Sendable (repeat each Argument) async throws -> Result {
    let values = carried()
    return { (argument: repeat each Argument) in try await values.run { try await operation(repeat each argument) } }
  }

  private static func carried() -> AmbientValues {
    AmbientValues(AmbientContext.current.toCarry())
  }
}
