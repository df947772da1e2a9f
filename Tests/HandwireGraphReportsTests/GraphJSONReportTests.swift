import Foundation
import HandwireFacts
import HandwireGraph
import HandwireReports
import Testing

struct GraphJSONReportTests {
  /// The documented shape, read by a decoder that knows nothing of the writer.
  private struct Document: Decodable {
    var version: Int
    var scopes: [ScopeEntry]
  }
  private struct ScopeEntry: Decodable {
    var id: String
    var name: String
    var module: String
    var blueprint: String
    var place: PlaceEntry
    var documentation: String?
    var parent: String?
    var refines: String?
    var bindings: [BindingEntry]
    var makers: [MakerEntry]
    var children: [ChildEntry]
    var connections: [InvocationEntry]
    var ends: [InvocationEntry]
  }
  private struct PlaceEntry: Decodable, Equatable {
    var path: String
    var line: Int
    var column: Int
  }
  private struct BindingEntry: Decodable {
    var id: String
    var name: String
    var key: String
    var provision: String
    var implementation: String?
    var access: String
    var conditions: [String]
    var place: PlaceEntry
    var dependencies: [DependencyEntry]
  }
  private struct DependencyEntry: Decodable {
    var parameter: String?
    var type: String?
    var source: SourceEntry
  }
  private struct SourceEntry: Decodable {
    var kind: String
    var deferred: Bool
    var id: String?
    var name: String?
    var elements: [SourceEntry]?
  }
  private struct MakerEntry: Decodable {
    var id: String
    var name: String
    var scope: String?
    var dependencies: [DependencyEntry]
  }
  private struct ChildEntry: Decodable {
    var name: String
    var scope: String
  }
  private struct InvocationEntry: Decodable {
    var name: String
    var dependencies: [DependencyEntry]
  }

  private func document(_ graph: ObjectGraph, from: String? = nil, to: String? = nil) throws -> Document {
    let text = try GraphReport(graph, TravelGraph.program).json(from: from, to: to)
    return try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  @Test func everythingIsThere() throws {
    let document = try document(TravelGraph.graph)
    #expect(document.version == 1)
    #expect(document.scopes.map(\.id) == ["App.AppGraph", "App.SessionGraph"])
    let app = try #require(document.scopes.first)
    let session = try #require(document.scopes.last)
    #expect(app.documentation == "App scope: begins at launch, ends with the process")
    #expect(app.parent == nil && session.parent == app.id)
    #expect(app.children.map(\.scope) == [session.id])
    #expect(app.bindings.map(\.provision) == ["given", "owned", "provided", "owned", "owned"])
    #expect(session.bindings.map(\.provision) == ["given", "owned", "lazy", "inPlace"])
    #expect(session.place == PlaceEntry(path: "App/SessionBlueprint.swift", line: 3, column: 8))
    let client = app.bindings[3]
    #expect(client.implementation == "URLSessionAPIClient")
    #expect(client.dependencies.map(\.source.kind) == ["binding", "default"])
    #expect(client.dependencies[0].source.id == "App.AppGraph.baseURL")
    #expect(session.bindings[3].dependencies.map(\.source.kind) == ["maker", "list"])
    #expect(session.bindings[3].dependencies[0].source.deferred)
    #expect(session.makers[0].id == "App.SessionGraph.makeTripDetail(tripID:)")
    #expect(session.makers[0].dependencies.map(\.source.kind) == ["assisted", "binding", "binding"])
    #expect(app.connections.map(\.name) == ["attach"] && session.ends.map(\.name) == ["end"])
  }

  @Test func identifiersAreUniqueAndReferencesLeadSomewhere() throws {
    for (from, to) in [(nil, nil), ("SessionGraph", nil), (nil, "httpClient"), ("AppGraph", "token")] {
      let document = try document(TravelGraph.graph, from: from, to: to)
      let bindings = document.scopes.flatMap(\.bindings)
      let makers = document.scopes.flatMap(\.makers)
      let known = bindings.map(\.id) + makers.map(\.id)
      #expect(Set(known).count == known.count)
      let received = (bindings.flatMap(\.dependencies) + makers.flatMap(\.dependencies)).map(\.source)
      for source in received + received.flatMap({ $0.elements ?? [] }) {
        if let id = source.id { #expect(known.contains(id), "\(id)") }
      }
    }
  }

  @Test(arguments: ["\"", "\\", "\n\r\t", "\u{0}\u{1F}", "🧭 é \u{2028}", "</script>"])
  func anyTextIsEscaped(name: String) throws {
    var builder = GraphBuilder()
    builder.binding(builder.scope("App"), name, name, given)
    #expect(try document(builder.graph).scopes[0].bindings[0].name == name)
  }

  @Test func structsBuiltInPlaceOfOneTypeHaveIdentifiersOfTheirOwn() throws {
    var builder = GraphBuilder()
    let app = builder.scope("App")
    builder.binding(app, "", "Parts", { .inPlace($0) })
    builder.binding(app, "", "Parts", { .inPlace($0) })
    let identifiers = try document(builder.graph).scopes[0].bindings.map(\.id)
    #expect(identifiers == ["App.AppGraph.Parts", "App.AppGraph.Parts#2"])
  }
}
