/// A point in a source file; `line` and `column` are 1-based, the column counts UTF-8 bytes, as the compiler does.
public struct Place: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// As it was read: relative to the project where that is possible.
  public let path: String
  public let line: Int
  public let column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  public var description: String { "\(path):\(line):\(column)" }

  public static func < (left: Place, right: Place) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.line != right.line { return left.line < right.line }
    return left.column < right.column
  }
}
