/// Expects that a scope's graph, and every object that it owns, is gone soon after `end`, which is asynchronous.
///
/// While it waits, the actor that called goes on. See the synchronous function of this name for what is looked at.
@discardableResult
public func expectReleased(
  isolation: isolated (any Actor)? = #isolation, _ graph: @autoclosure () -> AnyObject?,
  borrowing holder: @autoclosure () -> AnyObject? = nil, within seconds: Double = 1,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  after end: () async throws -> Void
) async rethrows -> Bool {
  let watch = releasingTemporaries { ReleaseWatch(graph: graph(), borrowedFrom: holder()) }
  try await end()
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return watch.check(after: await Patience(seconds: seconds).wait { watch.isOver }, of: seconds, at: location)
}

/// Expects that every object named is gone soon after `end`, which is asynchronous.
@discardableResult
public func expectReleased(
  isolation: isolated (any Actor)? = #isolation, named objects: @autoclosure () -> KeyValuePairs<String, AnyObject?>,
  within seconds: Double = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, after end: () async throws -> Void
) async rethrows -> Bool {
  let watch = releasingTemporaries { ReleaseWatch(named: objects()) }
  try await end()
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return watch.check(after: await Patience(seconds: seconds).wait { watch.isOver }, of: seconds, at: location)
}
