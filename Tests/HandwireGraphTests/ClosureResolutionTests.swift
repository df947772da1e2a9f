import HandwireFindings
import Testing

/// DESIGN section 3, "How a dependency is resolved", rules 4 to 8.
@Suite struct ClosureResolutionTests {
  @Test func aClosureCallsTheMakerOfItsResult() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var list: List
        func makeTrip(id: TripID) -> Trip { built() }
      }
      struct TripID { init(text: String) {} }
      final class Trip { init(id: TripID) {} }
      final class List { init(trip: @escaping (TripID) -> Trip) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["trip: { id in makeTrip(argument id) }"])
  }

  @Test func parametersOfAClosureMayStandInAnotherOrder() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var list: List
        func makeTrip(id: TripID, user: User) -> Trip { built() }
      }
      struct TripID { init(text: String) {} }
      struct User { init(text: String) {} }
      final class Trip { init(id: TripID, user: User) {} }
      final class List { init(trip: @escaping (User, TripID) -> Trip) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["trip: { user, id in makeTrip(argument id, argument user) }"])
  }

  @Test func aClosureReturnsWhatIsBound() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(.onFirstUse) var api: API
        @Owned var list: List
      }
      final class API {}
      final class List { init(api: @escaping () -> API) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["api: { AppGraph.api }"])
  }

  @Test func aClassInAClosureNeedsAMakerOrABinding() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var list: List
      }
      final class Trip {}
      final class List { init(trip: @escaping () -> Trip) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(finding.message == "AppGraph has no binding for '() -> Trip'")
    #expect(finding.help == "add to AppBlueprint: func makeTrip() -> Trip { built() }")
  }

  @Test func aClosureOverABoundDateIsNoClock() throws {
    let source = ResolvedSource(
      """
      import Foundation
      struct AppBlueprint: Blueprint {
        @Given var now: Date
        @Owned var list: List
      }
      final class List { init(now: @escaping () -> Date) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(finding.message == "AppGraph has no binding for '() -> Date'")
  }

  @Test func aClosureThatIsBoundItselfIsReceived() {
    let source = ResolvedSource(
      """
      import Foundation
      struct AppBlueprint: Blueprint {
        @Given var now: () -> Date
        @Owned var list: List
      }
      final class List { init(clock: @escaping () -> Date) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["clock: AppGraph.now"])
  }

  @Test func anOptionalResultReadsTheChildOfTheMoment() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var pushes: Pushes
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Given var user: User
      }
      struct User { init(name: String) {} }
      final class Pushes { init(user: @escaping () -> User?) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "pushes") == ["user: { session?.user }"])
  }

  @Test func whatIsPrivateToAChildIsNotRead() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var pushes: Pushes
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Given private var user: User
      }
      struct User { init(name: String) {} }
      final class Pushes { init(user: @escaping () -> User?) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(finding.message == "'user: () -> User?' reads 'user' of a child scope, where it is private")
    #expect(finding.help == "remove 'private' from 'user'")
  }

  @Test func severalMakersAreToldApartByName() throws {
    let text = """
      struct AppBlueprint: Blueprint {
        @Owned var list: List
        func plain() -> Trip { built() }
        func special() -> Trip { built(Special.self) }
      }
      class Trip { init() {} }
      final class Special: Trip {}
      final class List { init(plain: @escaping () -> Trip) {} }
      """
    let source = ResolvedSource(text)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["plain: { plain() }"])
    let other = ResolvedSource(text.replacing("init(plain:", with: "init(trip:"))
    let finding = try #require(other.finding("ambiguous-binding"))
    #expect(finding.message == "AppGraph has 2 makers for 'trip: () -> Trip', none of them named 'trip'")
  }

  @Test func anArrayHoldsEveryBindingOfItsElement() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(A.self) var a: any Plugin
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned(B.self) var b: any Plugin
        @Owned(C.self) var c: any Plugin
        @Owned var all: All
        @Owned(Group.self) var group: any Plugin
      }
      protocol Plugin {}
      final class A: Plugin {}
      final class B: Plugin {}
      final class C: Plugin {}
      final class Group: Plugin { init(plugins: [any Plugin]) {} }
      final class All { init(plugins: [any Plugin]) {} }
      """)
    #expect(source.findings == [])
    #expect(
      source.received(by: "all", in: "SessionGraph")
        == ["plugins: [AppGraph.a, SessionGraph.b, SessionGraph.c, SessionGraph.group]"])
    // The binding itself is left out.
    #expect(
      source.received(by: "group", in: "SessionGraph") == ["plugins: [AppGraph.a, SessionGraph.b, SessionGraph.c]"])
  }

  @Test func anArrayOfWhatNothingIsIsMissing() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var all: All
      }
      protocol Plugin {}
      final class All { init(plugins: [any Plugin]) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(finding.message == "AppGraph has no binding for '[any Plugin]'")
    #expect(finding.help == "add to AppBlueprint: static func plugins() -> [any Plugin] { [] }")
  }

  @Test func optionalsTakeWhatTheirValueWouldAndElseTheDefault() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var api: API
        @Owned var list: List
      }
      final class API {}
      final class Log {}
      final class List { init(api: API?, log: Log? = nil, limit: Int = 10) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["api: AppGraph.api", "log: default", "limit: default"])
  }

  @Test func aBoundValueWinsOverADefault() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given var limit: Int
        @Owned var clock: Clock
        @Owned var list: List
      }
      final class Clock {}
      final class List { init(clock: Clock = Clock(), limit: Int = 10) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "list") == ["clock: AppGraph.clock", "limit: AppGraph.limit"])
  }

  @Test func structsAreBuiltInPlaceAndClassesNever() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var api: API
        @Owned var feature: Feature
      }
      final class API {}
      final class Log {}
      struct Dependencies { let api: API; let log: Log }
      final class Feature { init(dependencies: Dependencies) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(source.findings.count == 1)
    #expect(finding.message == "AppGraph has no binding for 'Log'")
    // Reported at the member of the struct.
    #expect(finding.place == Place(path: "App.swift", line: 7, column: 41))
    #expect(finding.trail == "AppGraph.feature → Feature → Dependencies → log: Log")
    #expect(finding.help == "add to AppBlueprint: @Owned var log: Log")
  }

  @Test func aStructThatCannotBeCalledIsMissingItself() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var feature: Feature
      }
      struct Settings { init(a: Int) {}; init(b: Int) {} }
      final class Feature { init(settings: Settings) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(source.findings.count == 1)
    #expect(finding.message == "AppGraph has no binding for 'Settings'")
    #expect(
      finding.notes.first?.message
        == "it cannot be built in place: 'Settings' has 2 ways to be made, and 'Settings' names none")
  }

  @Test func variadicParametersTakeEveryBinding() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(A.self) var a: any Plugin
        @Owned(B.self) var b: any Plugin
        @Owned var all: All
      }
      protocol Plugin {}
      final class A: Plugin {}
      final class B: Plugin {}
      final class All { init(plugins: any Plugin..., names: String...) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "all") == ["plugins: AppGraph.a, AppGraph.b", "names: default"])
  }
}
