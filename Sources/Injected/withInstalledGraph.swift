/// Runs `operation` with a graph in place of the installed one: for its tasks, its child tasks and all that they call.
@discardableResult
public func withInstalledGraph<Graph: AnyObject & Sendable, Result>(
  _ graph: Graph, operation: () throws -> Result
) rethrows -> Result {
  try Overrides.$current.withValue(Overrides.current.replacing(graph), operation: operation)
}

/// Runs `operation` with a graph in place of the installed one, in the caller's isolation.
@discardableResult
public func withInstalledGraph<Graph: AnyObject & Sendable, Result>(
  _ graph: Graph, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await Overrides.$current.withValue(
    Overrides.current.replacing(graph), operation: operation, isolation: isolation)
}
