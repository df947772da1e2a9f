/// Compares two texts line by line; CRLF and LF are one newline, as version control may turn one into the other.
package enum FirstDifference {
  /// 1-based; `nil` for equal texts.
  package static func line(between left: String, and right: String) -> Int? {
    if left == right { return nil }
    let leftLines = left.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rightLines = right.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shared = zip(leftLines, rightLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return shared == leftLines.count && shared == rightLines.count ? nil : shared + 1
  }
}
