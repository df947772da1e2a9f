/// Expects that a scope's graph, and every object that it owns, is gone soon after `end` has ended the scope.
///
/// ```
/// expectReleased(app.session, borrowing: app) { app.endSession() }
/// ```
///
/// The graph's stored properties are read by reflection, and those of the graphs in it; values and collections are
/// looked into, objects are not. While it waits, the main actor goes on under XCTest only: where work on the main actor
/// is on its way out, make the test asynchronous. What survives is named with the member that owns it and with the survivors that hold it.
///
/// - Parameters:
///   - graph: The scope, read once and not kept.
///   - holder: Where some of the graph's objects come from: they may live on.
///   - seconds: How long to wait for work that is on its way out. Nothing is waited for where all is gone at once.
///   - end: Ends the scope.
/// - Returns: Whether all of it is gone.
@discardableResult
public func expectReleased(
  _ graph: @autoclosure () -> AnyObject?, borrowing holder: @autoclosure () -> AnyObject? = nil,
  within seconds: Double = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, after end: () throws -> Void
) rethrows -> Bool {
  let watch = releasingTemporaries { ReleaseWatch(graph: graph(), borrowedFrom: holder()) }
  try end()
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return watch.check(after: Patience(seconds: seconds).waitBlocking { watch.isOver }, of: seconds, at: location)
}

/// Expects that every object named is gone soon after `end`: `expectReleased(named: ["draft": checkout?.draft]) { … }`.
@discardableResult
public func expectReleased(
  named objects: @autoclosure () -> KeyValuePairs<String, AnyObject?>, within seconds: Double = 1,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  after end: () throws -> Void
) rethrows -> Bool {
  let watch = releasingTemporaries { ReleaseWatch(named: objects()) }
  try end()
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return watch.check(after: Patience(seconds: seconds).waitBlocking { watch.isOver }, of: seconds, at: location)
}
