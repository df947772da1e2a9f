import Foundation
import HandwireFindings
import HandwireReports
import Testing

@Suite("The SARIF report")
struct SARIFReportTests {
  let page = RulePage(
    identifier: "locator-call", severity: .warning, finds: "An object fetched from a container.",
    rationale: String(repeating: "It hides what a type needs. ", count: 60), triggering: "let a = ```\n", mended: "b")

  let text = #"  let a = "🚲é"; let b = Store.shared  // x"#

  func call(
    path: String = "Sources/Ä b%/Ü.swift", line: Int = 2, declaration: String = "Trips.load()",
    message: String = "Trips.load() asks a container"
  ) -> Finding {
    Finding(
      rule: "locator-call", severity: .warning, message: message, place: Place(path: path, line: line, column: 29),
      notes: [FindingNote("made here", at: Place(path: "B.swift", line: 3, column: 1)), FindingNote("no place")],
      help: "receive it", declaration: declaration, subject: "Store.shared")
  }

  func report(_ findings: [Finding], paths: PathStyle = .relativeToProject) throws -> JSON {
    let text = text
    let report = SARIFFindingsReport(pages: [page], version: "1.2.3", paths: paths) { $0.line == 2 ? text : nil }
    return JSON(try JSONSerialization.jsonObject(with: Data(report.text(of: findings).utf8)))
  }

  /// The properties of docs.github.com, "SARIF support for code scanning", and the schema's own.
  @Test("has every property that code scanning requires")
  func required() throws {
    let unknown = Finding(
      rule: "other", severity: .note, message: "m", place: Place(path: "a", line: 1, column: 1))
    let log = try report([call(), unknown])
    #expect(log["version"].string == "2.1.0")
    #expect(log["$schema"].string?.hasSuffix("sarif-2.1.0.json") == true)
    let run = log["runs"][0]
    let driver = run["tool"]["driver"]
    #expect(driver["name"].string == "Handwire")
    #expect(driver["semanticVersion"].string == "1.2.3")
    let rules = driver["rules"].array
    #expect(rules.compactMap { $0["id"].string } == ["locator-call", "other"])
    for rule in rules {
      for description in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[description]["text"].string?.isEmpty == false)
      }
      #expect((rule["fullDescription"]["text"].string ?? "").utf16.count <= 1024)
      #expect(rule["help"]["markdown"].string?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]["level"].string))
      #expect(["error", "warning", "recommendation"].contains(rule["properties"]["problem.severity"].string))
      #expect(["very-high", "high", "medium", "low"].contains(rule["properties"]["precision"].string))
      #expect(rule["properties"]["tags"].array.count <= 20)
    }
    let results = run["results"].array
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"].number)
      #expect(rules[index]["id"].string == result["ruleId"].string)
      #expect(["error", "warning", "note"].contains(result["level"].string))
      #expect(result["message"]["text"].string?.isEmpty == false)
      #expect(result["locations"].array.count == 1)
      let location = result["locations"][0]["physicalLocation"]
      #expect(location["artifactLocation"]["uri"].string?.isEmpty == false)
      let region = location["region"]
      let (start, end) = (region["startColumn"].number ?? 0, region["endColumn"].number ?? 0)
      #expect((region["startLine"].number ?? 0) >= 1)
      #expect(region["endLine"].number == region["startLine"].number)
      #expect(start >= 1 && end > start)
      #expect(result["partialFingerprints"]["primaryLocationLineHash"].string?.isEmpty == false)
    }
  }

  @Test("counts columns in UTF-16 code units")
  func columns() throws {
    let run = try report([call()])["runs"][0]
    #expect(run["columnKind"].string == "utf16CodeUnits")
    let region = run["results"][0]["locations"][0]["physicalLocation"]["region"]
    let start = (text as NSString).range(of: "Store.shared").location + 1
    #expect(region["startColumn"].number == start)
    #expect(region["endColumn"].number == start + "Store.shared".count)
    let unread = try report([call(line: 1)])["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    #expect(unread["startColumn"].number == 29)
  }

  @Test("has relative URIs in percent encoding, below the root of the sources")
  func addresses() throws {
    func artifact(_ paths: PathStyle) throws -> JSON {
      try report([call()], paths: paths)["runs"][0]["results"][0]["locations"][0]["physicalLocation"][
        "artifactLocation"]
    }
    let relative = try artifact(.given("ios app"))
    #expect(relative["uri"].string == "ios%20app/Sources/%C3%84%20b%25/%C3%9C.swift")
    #expect(relative["uriBaseId"].string == "%SRCROOT%")
    let absolute = try artifact(.absolute(root: "/r"))
    #expect(absolute["uri"].string == "file:///r/Sources/%C3%84%20b%25/%C3%9C.swift")
    #expect(absolute["uriBaseId"].string == nil)
  }

  @Test("recognises a finding whose line and message changed, and tells equal ones of a file apart")
  func fingerprints() throws {
    func fingerprints(_ findings: [Finding]) throws -> [String?] {
      try report(findings)["runs"][0]["results"].array.map { $0["partialFingerprints"]["handwireFinding/v1"].string }
    }
    let before = try fingerprints([call(line: 2), call(line: 9), call(path: "C.swift")])
    let after = try fingerprints([call(line: 22, message: "other"), call(line: 29), call(path: "C.swift")])
    #expect(before == after)
    #expect(Set(before).count == 2)
    #expect(before[0] == before[2])
    #expect(try fingerprints([call(declaration: "Trips.save()")]) != [before[0]])
  }

  @Test("tells notes with a place as related locations, the others and the help in the message")
  func notes() throws {
    let result = try report([call()])["runs"][0]["results"][0]
    #expect(result["message"]["text"].string == "Trips.load() asks a container\nnote: no place\nhelp: receive it")
    #expect(result["relatedLocations"].array.count == 1)
    let related = result["relatedLocations"][0]
    #expect(related["message"]["text"].string == "made here")
    #expect(related["physicalLocation"]["artifactLocation"]["uri"].string == "B.swift")
    #expect(result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"].string == "Trips.load()")
  }

  @Test("is complete without any finding, and the same for the same findings")
  func empty() throws {
    let log = try report([])
    #expect(log["runs"][0]["results"].array.isEmpty)
    #expect(log["runs"][0]["tool"]["driver"]["rules"].array.count == 1)
  }
}

/// A parsed JSON value that is asked for members without knowing whether it has them.
struct JSON {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(name: String) -> JSON { JSON((value as? [String: Any])?[name]) }

  subscript(index: Int) -> JSON { array.indices.contains(index) ? array[index] : JSON(nil) }

  var array: [JSON] { (value as? [Any])?.map { JSON($0) } ?? [] }
  var string: String? { value as? String }
  var number: Int? { value as? Int }
}
