/// Where a test called, in the forms that the two testing libraries want.
struct IssueLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  /// 1-based.
  let line: Int
  /// 1-based.
  let column: Int
}
