import HandwireFacts
import HandwireReaders
import HandwireReports
import HandwireTestSupport
import Testing

@Suite("Documentation/AddingAReader.md")
struct ReaderDocumentTests {
  private static let path = "Documentation/AddingAReader.md"

  @Test("quotes what the sources say, and names what they have")
  func quotations() throws {
    try Quotation.check(Self.path)
    try MentionedNames.check(Self.path)
  }

  @Test("shows what is read from its example")
  func example() throws {
    let document = try CheckedDocument(Self.path)
    func index(_ language: String) throws -> Int {
      try #require(document.blocks.firstIndex { $0.language == language })
    }
    let source = document.blocks[try index("swift example")].text
    let facts = FileFactsReader(.code).facts(of: source)
    #expect(facts.syntaxErrors.isEmpty)
    let program = Program(
      modules: [Module(name: "App", files: [ModuleFile(path: "Sources/App/Trips.swift", facts: facts)])])
    let code = CodeProgram(program)
    let reading = ContainerReader(code).reading()
    let registered = RegisteredGraphReader(code, reading: reading).graph()
    #expect(reading.registrations.count == 2 && reading.fetches.count == 3)
    let graph = HandWiredReader(code, containers: reading, registered: registered).graph()
    let truth = [
      try index("text read"): Self.lines(registered).joined(),
      try index("text graph"): try WiredGraphReport(graph, program).text(as: .text, from: nil, to: nil),
    ]
    for difference in try document.differences(from: truth) { Issue.record("\(difference)") }
  }

  private static func lines(_ graph: RegisteredGraph) -> [String] {
    let registered = graph.objects.map { object in
      let scope = object.registration.scope.map { "in scope \($0), " } ?? ""
      let made = object.implementation?.identifier?.name ?? "unknown"
      return "registered  \(object.title), \(scope)\(object.lifetime.word); made: \(made)\n"
    }
    let fetched = graph.requests.map { request in
      let answer =
        switch request.answer {
        case .objects(let objects):
          objects.map { "the registration of \(graph.objects[$0].title)" }.joined(separator: ", ")
        case .missing: "nothing"
        case .unknown(let why): "unknown: \(why)"
        }
      return "fetched     \(request.subject) in \(request.site.declaration): answered by \(answer)\n"
    }
    return registered + fetched
  }
}
