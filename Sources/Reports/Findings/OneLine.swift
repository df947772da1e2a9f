/// Keeps what comes from users' files from breaking a line-by-line format.
enum OneLine {
  static func of(_ text: String) -> String { lines(of: text).joined(separator: " ") }

  /// Split at any newline; control characters that a terminal would obey are left out.
  static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }))
    }
  }
}
