/// Rows in columns for a terminal, indented by two spaces.
struct TextTable {
  let text: String

  /// - Parameter style: the first row is a title in bold; `nil` where there is none.
  init(_ rows: [[String]], alignedRight: Set<Int>, style: TextStyle? = nil) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    text = rows.enumerated().map { index, row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        // An empty first column would only push the others to the right.
        guard widths[column] > 0 else { continue }
        line += "  " + (alignedRight.contains(column) ? space + cell : cell + space)
      }
      while line.last == " " { line.removeLast() }
      let isTitle = style != nil && index == 0
      return (isTitle ? style?.bold(line) ?? line : line) + "\n"
    }.joined()
  }

  /// With commas between thousands.
  static func number(_ number: Int) -> String {
    var digits = String(number.magnitude)[...]
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// `1 file`, `2,000 files`.
  static func counted(_ number: Int, _ word: String) -> String {
    "\(TextTable.number(number)) \(word)\(number == 1 ? "" : "s")"
  }
}
