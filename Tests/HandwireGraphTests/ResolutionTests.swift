import HandwireFindings
import Testing

/// DESIGN section 3, "How a dependency is resolved", rules 1 to 3.
@Suite struct BindingResolutionTests {
  @Test func argumentsAreTakenByNameFirst() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        func makeTrip(from: Place, to: Place) -> Trip { built() }
      }
      struct Place { init(name: String) {} }
      final class Trip { init(to: Place, from: Place) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "makeTrip") == ["to: argument to", "from: argument from"])
  }

  @Test func theOnlyArgumentOfATypeIsTakenByTheOnlyParameterOfIt() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given var fallback: Place
        func makeTrip(destination: Place) -> Trip { built() }
      }
      struct Place { init(name: String) {} }
      final class Trip { init(place: Place) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "makeTrip") == ["place: argument destination"])
  }

  @Test func anArgumentThatIsTakenByNameIsNotTakenAgainByType() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given var home: Place
        func makeTrip(place: Place) -> Trip { built() }
      }
      struct Place { init(name: String) {} }
      final class Trip { init(place: Place, start: Place) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "makeTrip") == ["place: argument place", "start: AppGraph.home"])
  }

  @Test func twoParametersOfATypeTakeNoArgumentByType() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given var home: Place
        func makeTrip(place: Place) -> Trip { built() }
      }
      struct Place { init(name: String) {} }
      final class Trip { init(from: Place, to: Place) {} }
      """)
    let finding = try #require(source.finding("unused-argument"))
    #expect(source.findings.count == 1)
    #expect(finding.place == Place(path: "App.swift", line: 3, column: 17))
    #expect(
      finding.message == "'place' of AppBlueprint.makeTrip(place:) is never taken: no parameter has its name, and no "
        + "single one has the type 'Place'")
  }

  @Test func argumentsOfValueTypesAreTakenByTypeToo() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        func makeTrip(id: String) -> Trip { built() }
      }
      final class Trip { init(tripID: String) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "makeTrip") == ["tripID: argument id"])
  }

  @Test func argumentsReachStructsThatAreBuiltInPlace() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var api: API
        func makeTrip(id: TripID) -> Trip { built() }
      }
      final class API {}
      struct TripID { init(text: String) {} }
      struct Dependencies { let api: API; let id: TripID }
      final class Trip { init(dependencies: Dependencies) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "makeTrip") == ["dependencies: Dependencies(api: AppGraph.api, id: argument id)"])
  }

  @Test func theSameTypeIsFoundByAnySpelling() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(Remote.self) var api: any API
        @Owned var one: One
        @Owned var two: Two
        @Owned var three: Three
      }
      protocol API {}
      typealias Client = API
      final class Remote: API {}
      final class One { init(a: any API) {} }
      final class Two { init(a: some API) {} }
      final class Three { init(a: any Client) {} }
      """)
    #expect(source.findings == [])
    for member in ["one", "two", "three"] { #expect(source.received(by: member) == ["a: AppGraph.api"]) }
  }

  @Test func theNearestScopeDecides() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(Remote.self) var api: any API
        @Owned var first: Reader
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned(Authorized.self) var authorized: any API
        @Owned var second: Reader
      }
      protocol API {}
      final class Remote: API {}
      final class Authorized: API { init(api: any API) {} }
      final class Reader { init(api: any API) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "first") == ["api: AppGraph.api"])
    #expect(source.received(by: "second", in: "SessionGraph") == ["api: SessionGraph.authorized"])
    // A decorator is a plain binding: it receives the one further out.
    #expect(source.received(by: "authorized", in: "SessionGraph") == ["api: AppGraph.api"])
  }

  @Test func decoratorsInOneScopeAreNamed() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(Remote.self) var remote: any API
        @Owned(Logged.self) var api: any API
        @Owned var reader: Reader
      }
      protocol API {}
      final class Remote: API {}
      final class Logged: API { init(api: any API) {} }
      final class Reader { init(api: any API) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "api") == ["api: AppGraph.remote"])
    #expect(source.received(by: "reader") == ["api: AppGraph.api"])
  }

  @Test func severalOfATypeAreToldApartByParameterOrLabel() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(A.self) var memory: any Store
        @Owned(B.self) var disk: any Store
        @Owned var loader: Loader
      }
      protocol Store {}
      final class A: Store {}
      final class B: Store {}
      final class Loader { init(memory: any Store, disk second: any Store) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "loader") == ["memory: AppGraph.memory", "second: AppGraph.disk"])
  }

  @Test func theOnlySubtypeIsReceived() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var remote: Remote
        @Owned(Sub.self) var base: Base
        @Owned var reader: Reader
      }
      protocol Root {}
      protocol API: Root {}
      final class Remote: API {}
      class Base { init() {} }
      final class Sub: Base {}
      final class Reader { init(root: any Root, api: any API) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "reader") == ["root: AppGraph.remote", "api: AppGraph.remote"])
  }

  @Test func anExactTypeFurtherOutWinsOverANearSubtype() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(Remote.self) var api: any API
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var local: Local
        @Owned var reader: Reader
      }
      protocol API {}
      final class Remote: API {}
      final class Local: API {}
      final class Reader { init(api: any API) {} }
      """)
    #expect(source.received(by: "reader", in: "SessionGraph") == ["api: AppGraph.api"])
  }

  @Test func severalSubtypesAreAmbiguous() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var memory: A
        @Owned var disk: B
        @Owned var loader: Loader
      }
      protocol Store {}
      final class A: Store {}
      final class B: Store {}
      final class Loader { init(store: any Store) {} }
      """)
    let finding = try #require(source.finding("ambiguous-binding"))
    #expect(source.findings.count == 1)
    #expect(
      finding.message == "AppGraph has 2 bindings for 'any Store', none of them named 'store'")
    #expect(finding.place == Place(path: "App.swift", line: 9, column: 27))
    #expect(finding.help == "add to AppBlueprint: static func store(memory: A) -> any Store { memory }")
    #expect(finding.notes.map(\.message) == ["'memory: A' is one", "'disk: B' is one"])
  }

  @Test func theHelpOfAnAmbiguityMendsIt() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var memory: A
        @Owned var disk: B
        @Owned var loader: Loader
        static func store(memory: A) -> any Store { memory }
      }
      protocol Store {}
      final class A: Store {}
      final class B: Store {}
      final class Loader { init(store: any Store) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "loader") == ["store: AppGraph.store"])
  }

  @Test func providersYieldToBindings() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var cache: Cache
        @Owned var loader: Loader
        static func cache() -> Cache { Cache(limit: 1) }
      }
      final class Cache { init(limit: Int) {} }
      final class Loader { init(cache: Cache) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "loader") == ["cache: AppGraph.cache"])
    #expect(source.binding("cache")?.creation?.spelling == "AppBlueprint.cache")
  }

  @Test func genericTypesWithOtherArgumentsAreOtherKeys() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var users: Cache<User>
        @Owned var teams: Cache<Team>
        @Owned var loader: Loader
      }
      struct User {}
      struct Team {}
      final class Cache<Item> {}
      final class Loader { init(items: Cache<Team>) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "loader") == ["items: AppGraph.teams"])
  }
}
