/// One line under a scope.
struct GraphTextRow: Hashable {
  /// `owned`, `given`, `makes`, …
  var word: String
  var name: String
  var type: String
  /// What is called to construct it, where the type does not say so.
  var implementation: String?
  /// What it receives.
  var received: [String]
  var conditions: [String] = []
}

/// Aligns the rows of one scope; a text that is much longer than the others runs over its column.
struct GraphTextColumns {
  private let word: Int
  private let name: Int
  private let type: Int
  private let implementation: Int

  private static let widestName = 28
  private static let widestType = 36
  private static let widestImplementation = 36
  /// Of the list of what is received, before it goes on in the next line.
  private static let widestList = 60

  init(_ rows: [GraphTextRow]) {
    word = rows.map(\.word.count).max() ?? 0
    name = Self.width(rows.map(\.name.count), upTo: Self.widestName)
    type = Self.width(rows.map(\.type.count), upTo: Self.widestType)
    implementation = Self.width(rows.map { $0.made.count }, upTo: Self.widestImplementation)
  }

  private static func width(_ lengths: [Int], upTo limit: Int) -> Int {
    lengths.filter { $0 <= limit }.max() ?? 0
  }

  func lines(of row: GraphTextRow) -> [String] {
    var line = ""
    var column = 0
    func put(_ text: String, width: Int) {
      if !text.isEmpty {
        if !line.isEmpty { line += String(repeating: " ", count: max(2, column - line.count)) }
        line += text
      }
      if width > 0 { column += width + 2 }
    }
    put(row.word, width: word)
    put(row.name, width: name)
    put(row.type, width: type)
    put(row.made, width: implementation)
    let lists = wrapped(row.received)
    put(lists.first ?? "", width: 0)
    let start = line.count - (lists.first?.count ?? 0)
    var lines = [line] + lists.dropFirst().map { String(repeating: " ", count: start) + $0 }
    if !row.conditions.isEmpty { lines[lines.count - 1] += "  #if " + row.conditions.joined(separator: " && ") }
    return lines
  }

  private func wrapped(_ received: [String]) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, text) in received.enumerated() {
      let part = index == received.count - 1 ? text : text + ","
      if !line.isEmpty, line.count + part.count + 1 > Self.widestList {
        lines.append(line)
        line = " "
      }
      line += line.isEmpty ? "← " + part : " " + part
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension GraphTextRow {
  fileprivate var made: String { implementation.map { "= " + $0 } ?? "" }
}
