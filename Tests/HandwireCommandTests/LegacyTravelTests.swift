import Foundation
import Testing

/// The example on a container: each sin is marked where it stands, and the audit has to find these and no others.
@Suite("the legacy example")
struct LegacyTravelTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/LegacyTravel")

  /// The sin of a rule that is not written yet, shown by the example's own tests alone.
  private static let awaited: Set<String> = ["session-state-in-app-scope"]

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let path: String
      let line: Int
    }
    let findings: [Finding]
  }

  @Test("has each of its sins reported at its place, and nothing else")
  func findings() throws {
    let rules = Set(try HandwireProcess.run(["explain"]).output.split { $0 == " " || $0 == "\n" }.map(String.init))
    let marks = try Self.marks().filter {
      let rule = Self.rule(of: $0)
      return rules.contains(rule) || !Self.awaited.contains(rule)
    }
    try #require(marks.count > 55)
    let result = try HandwireProcess.run(["audit", Self.folder.path, "--format", "json"])
    #expect(result.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let found = report.findings.map { Self.line($0.path, $0.line, $0.rule) }
    #expect(Self.difference(found, marks) == [], "reported, and no sin")
    #expect(Self.difference(marks, found) == [], "not reported")
  }

  @Test("names in its README all rules that find something, and no others")
  func readme() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let rules = Set(try Self.marks().map(Self.rule))
    let named = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
      row.split(separator: "|").last?.split(separator: "`").map(String.init).filter {
        $0.contains("-") && $0.allSatisfy { $0 == "-" || $0.isLowercase }
      } ?? []
    }
    #expect(Set(named).subtracting(rules) == [])
    #expect(rules.subtracting(named) == [])
  }

  /// A mark holds for its own line or, where nothing else stands there, for the next one.
  private static func marks() throws -> [String] {
    let sources = folder.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    return try paths.flatMap { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        guard let mark = line.range(of: "// sin: ") else { return [String]() }
        let isAlone = line[..<mark.lowerBound].allSatisfy { $0 == " " }
        return line[mark.upperBound...].split(separator: ",").map { rule in
          Self.line("Sources/" + path, index + (isAlone ? 2 : 1), rule.trimmingCharacters(in: .whitespaces))
        }
      }
    }
  }

  private static func rule(of mark: String) -> String { mark.split(separator: " ").last.map(String.init) ?? "" }

  private static func line(_ path: String, _ line: Int, _ rule: String) -> String { "\(path):\(line) \(rule)" }

  /// What is in the first list more often than in the second one.
  private static func difference(_ first: [String], _ second: [String]) -> [String] {
    var rest: [String: Int] = [:]
    for line in second { rest[line, default: 0] += 1 }
    return first.filter { line in
      rest[line, default: 0] -= 1
      return rest[line, default: 0] < 0
    }.sorted()
  }
}
