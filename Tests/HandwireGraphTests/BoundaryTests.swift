import HandwireFacts
import HandwireFindings
import HandwireGraph
import Testing

@Suite struct BoundaryTests {
  private static let app = """
    struct AppBlueprint: Blueprint {
      @Given private var address: String
      @Given private var now: () -> Int
      @Owned(Remote.self) private var api: any API
      @Owned private var client: Client
      @Built(FileLog.self) private var log: any Log
      @Owned private var store: Store
      @Owned var reader: Reader
      static func client() -> Client { Client(send: { _ in }) }
      func makeWriter(text: String) -> Writer { built() }
    }
    protocol API {}
    struct Remote: API { let address: String }
    struct CachedAPI: API { let base: any API }
    struct FakeAPI: API {}
    struct Client { var send: (String) -> Void }
    protocol Log {}
    struct FileLog: Log { let address: String; let now: () -> Int }
    final class Store {}
    final class Reader { init(api: any API, client: Client, store: Store) {} }
    final class Writer { init(text: String, log: any Log) {} }

    """

  @Test func whatStandsBehindAProtocolOrAClientIsADouble() throws {
    let source = ResolvedSource(
      Self.app + """
        struct TestBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
        }
        """)
    #expect(source.findings == [])
    let api = try #require(source.binding("api", in: "TestGraph"))
    #expect(api.creation?.spelling == "StubAPI")
    #expect(api.typeSpelling == "StubAPI")
    #expect(api.access == .internal)
    #expect(source.binding("client", in: "TestGraph")?.creation?.spelling == "Client.unimplemented")
    #expect(
      source.received(by: "reader", in: "TestGraph") == [
        "api: TestGraph.api", "client: TestGraph.client", "store: TestGraph.store",
      ])
    #expect(source.binding("store", in: "TestGraph")?.creation?.spelling == "Store")
    // The blueprint itself is as it was.
    #expect(source.binding("api")?.creation?.spelling == "Remote")
  }

  @Test func eachDoubleKnowsTheWayToIt() {
    let source = ResolvedSource(
      Self.app + """
        struct TestBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
        }
        """)
    #expect(source.received(by: "api", in: "TestGraph") == ["path: \"TestGraph.reader → Reader → api: any API\""])
    #expect(source.received(by: "client", in: "TestGraph") == ["path: \"TestGraph.reader → Reader → client: Client\""])
    #expect(
      source.received(by: "log", in: "TestGraph") == ["path: \"TestGraph.makeWriter(text:) → Writer → log: any Log\""])
  }

  @Test func whatOnlyTheShippedObjectsTookIsNotAskedFor() {
    let source = ResolvedSource(
      Self.app + """
        struct TestBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
        }
        """)
    #expect(source.binding("address", in: "TestGraph")?.isOmitted == true)
    #expect(source.binding("now", in: "TestGraph")?.isOmitted == true)
    #expect(source.binding("address")?.isOmitted == false)
  }

  @Test func whatTheBlueprintStatesStays() {
    let source = ResolvedSource(
      Self.app + """
        struct TestBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
          @Owned(FakeAPI.self) var api: any API
          @Built(FileLog.self) private var log: any Log
        }
        struct LaterBlueprint: Blueprint {
          typealias Refines = TestBlueprint
        }
        """)
    #expect(source.findings == [])
    for graph in ["TestGraph", "LaterGraph"] {
      #expect(source.binding("api", in: graph)?.creation?.spelling == "FakeAPI")
      #expect(source.binding("log", in: graph)?.creation?.spelling == "FileLog")
      #expect(source.binding("client", in: graph)?.boundary != nil)
      #expect(source.binding("address", in: graph)?.isOmitted == false)
    }
  }

  @Test func aDecoratorIsNoBoundaryButWhatItWraps() {
    let source = ResolvedSource(
      Self.app + """
        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned(CachedAPI.self) var api: any API
        }
        extension AppBlueprint {
          func makeSession() -> SessionGraph { built() }
        }
        struct TestBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
          func makeSession() -> TestSessionGraph { built() }
        }
        struct TestSessionBlueprint: Blueprint {
          typealias Refines = SessionBlueprint
          typealias Parent = TestBlueprint
          typealias Boundaries = Unimplemented
        }
        """)
    #expect(source.findings == [])
    #expect(source.received(by: "api", in: "TestSessionGraph") == ["base: TestGraph.api"])
  }

  @Test func whatAFeatureAloneLacksIsADouble() {
    let source = ResolvedSource(
      Self.app + """
        struct FeatureBlueprint: Blueprint {
          typealias Boundaries = Unimplemented
          @Owned var store: Store
          @Owned var reader: Reader
          func makeWriter(text: String) -> Writer { built() }
        }
        """)
    #expect(source.findings == [])
    #expect(
      source.scope("FeatureGraph")?.bindings.filter { $0.boundary != nil }.map(\.typeSpelling).sorted()
        == ["Client", "StubAPI", "StubLog"])
    #expect(source.received(by: "api", in: "FeatureGraph") == ["path: \"FeatureGraph.reader → Reader → api: any API\""])
  }

  @Test func concreteTypesAndValuesThatAreMissingAreReported() {
    let source = ResolvedSource(
      Self.app + """
        struct FeatureBlueprint: Blueprint {
          typealias Boundaries = Unimplemented
          @Owned var reader: Reader
          @Owned(FileLog.self) var log: any Log
        }
        """)
    #expect(source.rules == ["missing-binding", "missing-binding", "missing-binding"])
  }

  @Test func partsOfAFeatureAreDoubledWhereTheyAreBoundaries() {
    let source = ResolvedSource(
      Self.app + """
        struct ReadingPart: BlueprintPart {
          @Owned(Remote.self) private var api: any API
          @Owned var reader: Reader
        }
        struct FeatureBlueprint: Blueprint {
          typealias Parts = ReadingPart
          typealias Boundaries = Unimplemented
          @Owned private var store: Store
        }
        """)
    #expect(source.findings == [])
    #expect(source.binding("api", in: "FeatureGraph")?.creation?.spelling == "StubAPI")
    #expect(source.binding("reader", in: "FeatureGraph")?.creation?.spelling == "Reader")
  }

  @Test func aClosureMustBeStated() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var reader: Reader
        static func now() -> @Sendable () -> Int { { 1 } }
      }
      final class Reader { init(now: @escaping @Sendable () -> Int) {} }
      struct TestBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        typealias Boundaries = Unimplemented
      }
      """)
    let finding = try #require(source.finding("boundary-without-double"))
    #expect(finding.message.contains("'now: () -> Int'") || finding.message.contains("'now: @Sendable () -> Int'"))
    #expect(finding.help == "add to TestBlueprint: static func now() -> @Sendable () -> Int { … }")
  }

  @Test func aStatedMemberTakesThePlaceOfAProviderAsWell() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned private var now: @Sendable () -> Int
        @Owned private var api: any API
        @Owned var reader: Reader
        static func now() -> @Sendable () -> Int { { 1 } }
        static func api() -> any API { Remote() }
        static func log() -> any Log { FileLog() }
      }
      protocol API {}
      struct Remote: API {}
      struct FakeAPI: API {}
      protocol Log {}
      struct FileLog: Log {}
      final class Reader { init(now: @escaping @Sendable () -> Int, api: any API) {} }
      struct TestBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        typealias Boundaries = Unimplemented
        @Given private var now: @Sendable () -> Int
        @Owned(FakeAPI.self) private var api: any API
      }
      """)
    #expect(source.findings == [])
    #expect(source.scope("TestGraph")?.bindings.filter { !$0.isOmitted }.map(\.name) == ["now", "api", "reader"])
  }

  @Test func theWordIsReadAndNothingElse() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        typealias Boundaries = Fakes
        @Owned var store: Store
      }
      struct Fakes {}
      final class Store {}
      """)
    let finding = try #require(source.finding("blueprint-reference"))
    #expect(finding.help == "write 'typealias Boundaries = Unimplemented', or remove it")
  }
}
