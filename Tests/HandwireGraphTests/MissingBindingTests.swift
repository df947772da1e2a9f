import HandwireFacts
import HandwireFindings
import Testing

/// DESIGN section 3, "What a message looks like".
@Suite struct MissingBindingTests {
  @Test func eachKeyIsReportedOnceWithTheWayToIt() throws {
    let source = ResolvedSource(modules: [
      ResolvedSource.module(
        "Platform",
        [
          "Platform.swift": """
          public protocol Scheduling {}
          public final class SystemScheduler: Scheduling {
            init() {}
          }
          """
        ]),
      ResolvedSource.module(
        "App",
        [
          "App.swift": """
          import Platform
          struct AppBlueprint: Blueprint {
            @Child var session: SessionGraph?
          }
          struct SessionBlueprint: Blueprint {
            typealias Parent = AppBlueprint
            @Owned private var reminders: ReminderService
            func makeTripDetail(tripID: TripID) -> TripDetailModel { built() }
          }
          struct TripID { init(text: String) {} }
          final class TripDetailModel {
            init(tripID: TripID, notifier: RefundNotifier) {}
          }
          struct RefundNotifier {
            let scheduler: any Scheduling
          }
          final class ReminderService {
            init(scheduler: any Scheduling) {}
          }
          """
        ], dependencies: ["Platform"]),
    ])
    let finding = try #require(source.finding("missing-binding"))
    #expect(source.findings.count == 1)
    #expect(finding.message == "AppGraph has no binding for 'any Scheduling'")
    #expect(finding.trail == "SessionGraph.reminders → ReminderService → scheduler: any Scheduling")
    #expect(
      finding.notes.contains(
        FindingNote(
          "SystemScheduler conforms to it, but its initializer is internal to Platform",
          at: Place(path: "Platform.swift", line: 2, column: 20))))
    #expect(finding.notes.contains { $0.message == "also needed by RefundNotifier.init(scheduler:)" })
    #expect(finding.help == "add to AppBlueprint: @Owned(SystemScheduler.self) var scheduler: any Scheduling")
  }

  @Test func nearMissesComeInOrder() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(Remote.self) var maybe: (any API)?
        @Owned var reader: Reader
      }
      struct OtherBlueprint: Blueprint {
        @Owned(Remote.self) var api: any API
      }
      protocol API {}
      final class Remote: API { init() {} }
      final class Hidden: API { private init() {} }
      final class Reader { init(api: any API) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(
      finding.notes.map(\.message) == [
        "'api: any API' is bound in OtherBlueprint, but OtherGraph is no scope around AppGraph",
        "'maybe: (any API)?' is bound, but it is optional",
        "Remote conforms to it",
      ])
    #expect(
      finding.help == "take 'api: (any API)?' in Reader.init(api:), or add to AppBlueprint: "
        + "static func api(maybe: (any API)?) throws -> any API { … }")
  }

  @Test func visibleConformersComeBeforeHiddenOnes() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var reader: Reader
      }
      protocol API {}
      final class A: API { private init() {} }
      final class B: API { init() {} }
      final class Reader { init(api: any API) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(
      finding.notes.map(\.message) == ["B conforms to it", "A conforms to it, but its initializer is private"])
    #expect(finding.help == "add to AppBlueprint: @Owned(B.self) var api: any API")
  }

  @Test func valueTypesNeedTheirName() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given var host: String
        @Owned var reader: Reader
      }
      final class Reader { init(name: String) {} }
      """)
    let finding = try #require(source.finding("missing-binding"))
    #expect(finding.message == "AppGraph has no binding for 'name: String'")
    #expect(finding.notes.first?.message.contains("a value of this type is received by name only") == true)
    #expect(finding.help == "add to AppBlueprint: @Given var name: String")
  }

  @Test func valuesOfOneTypeAndTwoNamesAreTwoKeys() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var reader: Reader
      }
      final class Reader { init(name: String, title: String) {} }
      """)
    #expect(source.rules == ["missing-binding", "missing-binding"])
  }

  @Test func conformersInTestsAreNoHelpToAnApp() throws {
    let source = ResolvedSource(modules: [
      ResolvedSource.module(
        "App",
        [
          "App.swift": """
          struct AppBlueprint: Blueprint { @Owned var reader: Reader }
          public protocol API {}
          final class Reader { init(api: any API) {} }
          """
        ]),
      ResolvedSource.module(
        "AppTests", ["Tests.swift": "import App\nfinal class Stub: API {}"], dependencies: ["App"], role: .test),
    ])
    let finding = try #require(source.finding("missing-binding"))
    #expect(finding.notes == [])
    #expect(finding.help == "add to AppBlueprint: @Given var api: any API")
  }

  @Test func whatEndsSoonerIsCaptive() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var pushes: Pushes
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Given var user: User
        @Owned var store: Store
      }
      final class User { init(name: String) {} }
      final class Store {}
      final class Pushes { init(user: User) {} }
      """)
    let finding = try #require(source.finding("captive-dependency"))
    #expect(source.findings.count == 1)
    #expect(
      finding.message
        == "Pushes in AppGraph needs 'User', which is bound only in SessionGraph, a scope that ends sooner")
    #expect(finding.place == Place(path: "App.swift", line: 12, column: 27))
    #expect(finding.notes == [FindingNote("'user' is bound here", at: Place(path: "App.swift", line: 7, column: 14))])
    #expect(
      finding.help == "take 'user: @escaping () -> User?', which reads it from the SessionGraph of the moment, "
        + "or bind Pushes in SessionBlueprint")
  }

  @Test func aVariantDoesNotRepeatWhatIsMissing() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint { @Owned var reader: Reader }
      struct PreviewBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        @Owned var extra: Extra
      }
      protocol API {}
      final class Extra { init(log: Log) {} }
      final class Log {}
      final class Reader { init(api: any API) {} }
      """)
    #expect(
      source.findings.map(\.message).sorted() == [
        "AppGraph has no binding for 'any API'", "PreviewGraph has no binding for 'Log'",
      ])
  }

  @Test func twoRootsAreReportedEachForItself() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint { @Owned var reader: Reader }
      struct WidgetBlueprint: Blueprint { @Owned var reader: Reader }
      protocol API {}
      final class Reader { init(api: any API) {} }
      """)
    #expect(
      source.findings.map(\.message) == [
        "AppGraph has no binding for 'any API'", "WidgetGraph has no binding for 'any API'",
      ])
  }

  @Test func aStructOfPlainValuesShouldBeGiven() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint { @Owned var reader: Reader }
      struct Settings { let host: String; let port: Int }
      final class Reader { init(settings: Settings) {} }
      """)
    let first = try #require(source.findings.first)
    #expect(source.rules == ["missing-binding"])
    #expect(first.help == "add to AppBlueprint: @Given var settings: Settings")
  }
}
