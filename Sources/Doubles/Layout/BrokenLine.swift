import HandwireWriter

/// A line with a list in it, broken as swift-format breaks it where it is too long.
///
/// `margin` is by how much all lines will be moved to the right afterwards.
enum BrokenLine {
  static let length = 120

  static func padding(_ indentation: Int) -> String { String(repeating: " ", count: indentation) }

  /// `start(items)end`, the items on lines of their own where they do not fit.
  static func call(
    _ start: String, _ items: [String], _ end: String, indentation: Int, margin: Int
  ) -> [String] {
    let flat = "\(padding(indentation))\(start)(\(items.joined(separator: ", ")))\(end)"
    if flat.count + margin <= length || items.isEmpty { return [flat] }
    let inner = filled(items, ending: ")\(end)", indentation: indentation + 2, margin: margin)
    return ["\(padding(indentation))\(start)("] + inner
  }

  /// `start(items) suffix`, where the parenthesis closes on a line of its own.
  static func signature(
    _ start: String, _ items: [String], _ suffix: String, indentation: Int, margin: Int
  ) -> [String] {
    let flat = "\(padding(indentation))\(start)(\(items.joined(separator: ", ")))\(suffix)"
    if flat.count + margin <= length || items.isEmpty { return [flat] }
    return ["\(padding(indentation))\(start)("]
      + filled(items, ending: "", indentation: indentation + 2, margin: margin)
      + ["\(padding(indentation)))\(suffix)"]
  }

  /// As many items a line as fit.
  static func filled(_ items: [String], ending: String, indentation: Int, margin: Int) -> [String] {
    var lines: [String] = []
    var line = padding(indentation)
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let piece = item + (isLast ? ending : ",")
      let isFirst = line.count == indentation
      if !isFirst, line.count + 1 + piece.count + margin > length {
        lines.append(line)
        line = padding(indentation) + piece
      } else {
        line += (isFirst ? "" : " ") + piece
      }
    }
    return lines + [line]
  }
}
