import HandwireFacts
import Testing

@Suite struct FileFactsReaderTests {
  @Test func readsAClassWithItsInitializer() throws {
    let facts = FileFactsReader().facts(
      of: """
        import Foundation
        @testable public import struct Platform.Clock

        /// Books trips.
        @MainActor
        public final class Booking<T: Sendable>: Base, @unchecked Sendable where T.Item == Int {
          public private(set) var count = 0, total: Int
          lazy var api: any API = make()
          let (a, b): (Int, String)
          public convenience init?(
            api: any API & Sendable, _ id: Trip.ID = .init(), onEnd: @escaping @MainActor (Int) async throws(E) -> Void
          ) async throws {}
          func make() -> some API { built(LiveAPI.self) }
        }
        """)
    #expect(facts.syntaxErrors == [])
    #expect(facts.imports.map(\.path) == ["Foundation", "Platform.Clock"])
    #expect(facts.imports.last?.access == .public)
    #expect(facts.imports.last?.attributes == ["testable"])
    let type = try #require(facts.types.first)
    #expect(type.header.name == "Booking")
    #expect(type.header.access == .public)
    #expect(type.header.documentation == ["/// Books trips."])
    #expect(type.header.position == Position(line: 6, column: 20))
    #expect(type.inherited.map(\.type.description) == ["Base", "Sendable"])
    #expect(type.inherited.last?.attributes == ["unchecked"])
    #expect(type.members.properties.map(\.header.name) == ["count", "total", "api", "a", "b"])
    #expect(type.members.properties.map { $0.type?.description } == [nil, "Int", "any API", "Int", "String"])
    #expect(
      type.members.properties[2].initialValue
        == .call(callee: .reference(path: [.init(name: "make")], labels: nil), arguments: []))
    let initializer = try #require(type.members.initializers.first)
    #expect(initializer.isFailable)
    #expect(initializer.effects == Effects(isAsync: true, throwing: .any))
    #expect(initializer.parameters.map(\.label) == ["api", nil, "onEnd"])
    #expect(
      initializer.parameters.map(\.type.description) == [
        "any API & Sendable", "Trip.ID", "@MainActor (Int) async throws(E) -> Void",
      ])
    #expect(initializer.parameters.last?.attributes == ["escaping"])
    let maker = try #require(type.members.functions.first)
    #expect(maker.result?.description == "some API")
    #expect(
      maker.body
        == .call(
          callee: .reference(path: [.init(name: "built")], labels: nil),
          arguments: [
            ArgumentFact(
              label: nil, value: .metatype(.named(NamedType(components: [.init(name: "LiveAPI")]))),
              position: Position(line: 13, column: 35))
          ]))
  }
}
