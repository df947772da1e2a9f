import HandwireFacts
import Testing

@Suite("Subscripts and directives")
struct SubscriptFactsTests {
  private func members(_ body: String) throws -> MemberFacts {
    try #require(FileFactsReader().facts(of: "protocol P {\n\(body)\n}").types.first).members
  }

  @Test("a subscript's parameter has a label only where one is written")
  func labels() throws {
    let facts = try members("subscript(key: String, at index: Int, _ last: Bool) -> Int { get }").subscripts
    #expect(facts.map { $0.parameters.map(\.label) } == [[nil, "at", nil]])
    #expect(facts.first?.parameters.map(\.name) == ["key", "index", "last"])
    #expect(facts.first?.isSettable == false)
  }

  @Test("effects, settability and genericity of a subscript are read")
  func effects() throws {
    let facts = try members(
      """
      static subscript<T: Hashable>(key: T) -> [T]? { get set }
      subscript(index: Int) -> any Error { get async throws }
      """
    ).subscripts
    try #require(facts.count == 2)
    #expect(facts[0].isSettable)
    #expect(facts[0].header.modifiers == ["static"])
    #expect(facts[0].genericParameters.map(\.name) == ["T"])
    #expect("\(facts[0].result)" == "[T]?")
    #expect(facts[1].effects == Effects(isAsync: true, throwing: .any))
    #expect(facts[1].header.position == Position(line: 3, column: 1))
  }

  @Test("rethrows is told apart from throws")
  func rethrowing() throws {
    let functions = try members("func a(_ f: () throws -> Void) rethrows\nfunc b() throws").functions
    #expect(functions.map(\.isRethrowing) == [true, false])
  }

  @Test(
    "a line comment right before a declaration asks for something",
    arguments: [
      ("// handwire:double\nprotocol P {}", ["double"]),
      ("//handwire:double (for tests)\n@MainActor protocol P {}", ["double"]),
      ("/// handwire:double\nprotocol P {}", []), ("// see handwire:double\nprotocol P {}", []),
      ("let a = 1 // handwire:double\nprotocol P {}", []), ("protocol P {} // handwire:double", []),
    ])
  func directives(source: String, expected: [String]) throws {
    let type = try #require(FileFactsReader().facts(of: source).types.first)
    #expect(type.header.directives == expected)
    let skimmed = try #require(FileFactsReader(.declarations).facts(of: source).types.first)
    #expect(skimmed.header.directives == expected)
  }
}
