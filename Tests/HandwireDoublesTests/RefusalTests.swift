import HandwireDoubles
import HandwireFacts
import HandwireFindings
import Testing

@Suite("What cannot have a generated double")
struct RefusalTests {
  struct Refused: Sendable {
    var source: String
    /// 1-based.
    var line: Int
    /// Occurs in the message.
    var reason: String
  }

  @Test(
    "is refused where it stands",
    arguments: [
      Refused(source: "protocol P: Collection {\n  func run()\n}", line: 1, reason: "'Collection'"),
      Refused(source: "import UIKit\nprotocol P: UIViewController {}", line: 2, reason: "'UIViewController'"),
      Refused(source: "class Base {}\nprotocol P: Base {}", line: 2, reason: "the class 'Base'"),
      Refused(
        source: "protocol P {\n  func run<each T>(_ values: repeat each T)\n}", line: 2, reason: "parameter pack"),
      Refused(
        source: "protocol P {\n  func run<T: ~Copyable>(_ value: borrowing T)\n}", line: 2, reason: "may not be copied"),
      Refused(
        source:
          "@MainActor protocol A {}\n@globalActor actor Back { static let shared = Back() }; @Back protocol B {}\nprotocol P: A, B {}",
        line: 3,
        reason: "more than one global actor"),
      Refused(source: "protocol P: Nowhere {}", line: 1, reason: "'Nowhere'"),
      Refused(source: "protocol Q: Comparable {}\nprotocol P: Q {}", line: 1, reason: "'Comparable'"),
    ])
  func refused(_ refused: Refused) throws {
    let findings = Self.findings(["P"], in: refused.source)
    try #require(findings.count == 1)
    #expect(findings[0].rule == "double-refused")
    #expect(findings[0].place.line == refused.line)
    #expect(findings[0].message.contains(refused.reason))
    #expect(findings[0].message.hasPrefix("P can have no generated double: "))
    #expect(findings[0].help?.contains("StubP") == true)
  }

  @Test("is told with the place of the other, where two have one name")
  func sameName() throws {
    let findings = Self.findings(["AB", "A.B"], in: "protocol AB {}\nenum A { protocol B {} }")
    try #require(findings.count == 1)
    #expect(findings[0].rule == "duplicate-double")
    #expect(findings[0].message.contains("StubAB"))
  }

  @Test("is not told of one file that two targets compile")
  func sharedFile() {
    let file = ModuleFile(path: "P.swift", facts: FileFactsReader().facts(of: "protocol P { func f() }"))
    let program = Program(modules: [Module(name: "App", files: [file]), Module(name: "Share", files: [file])])
    let types = ["App", "Share"].map { TypeIdentifier(module: $0, path: ["P"]) }
    let written = DoublesWriter(program: program).doubles(of: types, in: "App")
    #expect(written.findings == [])
    #expect(written.doubles.count == 1)
  }

  private static func findings(_ names: [String], in source: String) -> [Finding] {
    let file = ModuleFile(path: "P.swift", facts: FileFactsReader().facts(of: source))
    let program = Program(modules: [Module(name: "App", files: [file])])
    let types = names.map { TypeIdentifier(module: "App", path: $0.split(separator: ".").map(String.init)) }
    return DoublesWriter(program: program).doubles(of: types, in: "App").findings
  }
}
