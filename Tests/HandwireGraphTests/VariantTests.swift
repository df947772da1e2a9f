import HandwireFindings
import HandwireGraph
import Testing

@Suite struct VariantTests {
  private static let base = """
    struct AppBlueprint: Blueprint {
      @Owned(Remote.self) var api: any API
      @Owned var reader: Reader
      @Built var draft: Draft
    }
    protocol API {}
    final class Remote: API {}
    final class Stub: API {}
    final class Draft {}
    final class Reader { init(api: any API) {} }

    """

  @Test func aReplacementStandsInThePlaceOfTheRefined() throws {
    let source = ResolvedSource(
      Self.base + """
        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned(Stub.self) var api: any API
          @Owned var extra: Draft
        }
        """)
    #expect(source.findings == [])
    let preview = try #require(source.scope("PreviewGraph"))
    #expect(preview.bindings.map(\.name) == ["api", "reader", "draft", "extra"])
    #expect(preview.bindings.map(\.origin) == [.own, .refined, .refined, .own])
    #expect(source.binding("api", in: "PreviewGraph")?.creation?.spelling == "Stub")
    #expect(source.received(by: "reader", in: "PreviewGraph") == ["api: PreviewGraph.api"])
  }

  @Test func aLazyReplacementIsAsLongLived() {
    let source = ResolvedSource(
      Self.base + """
        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned(Stub.self, .onFirstUse) var api: any API
        }
        """)
    #expect(source.findings == [])
  }

  @Test func aReplacementKeepsTheLifetime() throws {
    let source = ResolvedSource(
      Self.base + """
        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Built(Stub.self) var api: any API
          @Owned var draft: Draft
        }
        """)
    #expect(source.rules == ["lifetime-changed", "lifetime-changed"])
    #expect(
      source.findings.map(\.message) == [
        "PreviewBlueprint replaces 'api', which lives as long as its graph, by one that lives for one receiver",
        "PreviewBlueprint replaces 'draft', which lives for one receiver, by one that lives as long as its graph",
      ])
    #expect(source.findings.map(\.help) == ["write @Owned before 'var api'", "write @Built before 'var draft'"])
  }

  @Test func aReplacementIsWhatReceiversCanTake() {
    let text =
      Self.base + """
        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned var api: Stub
        }
        """
    #expect(ResolvedSource(text).findings == [])
    #expect(
      ResolvedSource(text.replacing("var api: Stub", with: "var api: Draft")).rules.contains("replacement-mismatch"))
  }

  @Test func variantsOfVariantsInheritAll() throws {
    let source = ResolvedSource(
      Self.base + """
        struct StagingBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned(Stub.self) var api: any API
        }
        struct DemoBlueprint: Blueprint {
          typealias Refines = StagingBlueprint
          @Owned var more: Draft
        }
        """)
    #expect(source.findings == [])
    #expect(source.binding("api", in: "DemoGraph")?.creation?.spelling == "Stub")
    #expect(source.received(by: "reader", in: "DemoGraph") == ["api: DemoGraph.api"])
  }

  @Test func whatIsWrongInTheRefinedIsSaidOnce() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var a: A
        @Owned var b: B
        @Owned(.onFirstUse) var file: File
          }
      struct PreviewBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        @Owned var extra: File2
      }
      final class A { init(b: B) {} }
      final class B { init(a: A) {} }
      final class File { init() throws {} }
      final class File2 { init() {} }
      """)
    #expect(source.rules == ["dependency-cycle", "effect-mismatch"])
  }

  @Test func aRefinedChildIsBegunByTheVariant() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned(Remote.self) var api: any API
        @Child var session: SessionGraph?
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var reader: Reader
      }
      struct TestBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        @Owned(Stub.self) var api: any API
        @Child var session: TestSessionGraph?
      }
      struct TestSessionBlueprint: Blueprint {
        typealias Refines = SessionBlueprint
        typealias Parent = TestBlueprint
        @Owned var extra: Extra
      }
      protocol API {}
      final class Remote: API {}
      final class Stub: API {}
      final class Extra {}
      final class Reader { init(api: any API) {} }
      """)
    #expect(source.findings == [])
    #expect(source.received(by: "reader", in: "TestSessionGraph") == ["api: TestGraph.api"])
  }
}
