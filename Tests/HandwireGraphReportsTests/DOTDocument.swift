/// Reads as much of the DOT language as the reports use, by its own rules for quoted strings.
struct DOTDocument {
  struct Malformed: Error { var line: String }

  private(set) var labels: [String: [String]] = [:]
  private(set) var clusterLabels: [String: [String]] = [:]
  private(set) var clusterOf: [String: String] = [:]
  private(set) var parents: [String: String] = [:]
  private(set) var arrows: [String] = []

  init(_ text: String) throws {
    var open: [String] = []
    for line in text.split(separator: "\n") {
      let statement = line.drop { $0 == " " }
      if statement.hasSuffix("{") {
        let words = statement.split(separator: " ")
        let name = words[0] == "digraph" ? "digraph" : String(words[1])
        if let parent = open.last { parents[name] = parent }
        open.append(name)
      } else if statement == "}" {
        guard open.popLast() != nil else { throw Malformed(line: String(line)) }
      } else if statement.contains("->"), !statement.contains("\"") {
        arrows.append(String(statement.prefix { $0 != "[" && $0 != ";" }).replacing(" ", with: ""))
      } else if statement.hasPrefix("label="), let cluster = open.last {
        clusterLabels[cluster] = try Self.string(in: statement.dropFirst("label=".count)).lines
      } else if statement.hasPrefix("n"), statement.dropFirst().first?.isNumber == true, let cluster = open.last {
        let name = String(statement.prefix { $0 != " " })
        let (lines, rest) = try Self.string(in: statement.dropFirst(name.count + " [label=".count))
        guard rest.hasPrefix(", shape="), rest.hasSuffix("];") else { throw Malformed(line: String(line)) }
        labels[name] = lines
        clusterOf[name] = cluster
      }
    }
    guard open.isEmpty else { throw Malformed(line: "") }
  }

  private static func string(in text: Substring) throws -> (lines: [String], rest: Substring) {
    guard text.first == "\"" else { throw Malformed(line: String(text)) }
    var lines = [""]
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return (lines.map { $0.replacing("&amp;", with: "&") }, rest)
      case "\\":
        switch rest.popFirst() {
        case "n": lines.append("")
        case let escaped?: lines[lines.count - 1].append(escaped)
        case nil: throw Malformed(line: String(text))
        }
      default: lines[lines.count - 1].append(character)
      }
    }
    throw Malformed(line: String(text))
  }
}
