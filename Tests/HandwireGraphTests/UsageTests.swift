import HandwireFindings
import Testing

/// Unused members, providers that are not shared, conditional members, scopes that nothing begins.
@Suite struct UsageTests {
  @Test func onlyPrivateMembersCanBeUnused() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given private var token: Token
        @Given var user: Token
        @Owned private var cache: Cache
        @Owned var store: Cache
        @Built private var draft: Cache
        @Shared private var images: Cache
        private func makeCache() -> Cache { built() }
        func makeOther() -> Cache { built() }
        static func helper() -> Cache { Cache() }
      }
      final class Token { init(text: String) {} }
      final class Cache { init() {} }
      """)
    #expect(
      source.findings.map { "\($0.rule) \($0.subject)" } == [
        "unused-given token", "unused-binding cache", "unused-binding draft", "unused-binding images",
        "unused-binding makeCache()",
      ])
    #expect(source.findings.allSatisfy { $0.severity == .warning })
  }

  @Test func everyKindOfReceiverUses() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Given(.members) private var dependencies: Dependencies
        @Given private var a: A
        @Owned private var b: B
        @Owned private var c: C
        @Owned private var d: D
        @Owned private var e: E
        @Given private var f: F
        private func makeG() -> G { built() }
        @Owned var user: User
        @Child var session: SessionGraph?
        func makeFlow() -> FlowGraph { built() }
        static func connect(a: A) {}
        static func end(b: B) {}
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var reader: Reader
      }
      struct FlowBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Given var f: F
      }
      struct Dependencies { let m: M; init(x: Int) { m = M(x: x) } }
      final class M { init(x: Int) {} }
      final class A { init(x: Int) {} }
      final class B {}
      final class C {}
      final class D {}
      final class E {}
      final class F { init(x: Int) {} }
      final class G { init(d: D) {} }
      final class Reader { init(c: C) {} }
      final class User { init(m: M, g: @escaping () -> G, e: @escaping () -> E) {} }
      """)
    #expect(source.findings == [])
  }

  @Test func aBindingOfARefinedBlueprintMayBeUsedByAVariantAlone() {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint { @Owned private var cache: Cache }
      struct PreviewBlueprint: Blueprint {
        typealias Refines = AppBlueprint
        @Owned var reader: Reader
      }
      final class Cache {}
      final class Reader { init(cache: Cache) {} }
      """)
    #expect(source.findings == [])
  }

  private static let readers = """
    final class Cache { init() {} }
    struct Text { init(value: Int) {} }
    final class One { init(cache: Cache, text: Text) {} }
    final class Two { init(cache: Cache, text: Text) {} }

    """

  @Test func aProviderOfObjectsIsCalledForOneReceiver() throws {
    let text =
      Self.readers + """
        struct AppBlueprint: Blueprint {
          @Owned var one: One
          @Owned var two: Two
          static func cache() -> Cache { Cache() }
          static func text() -> Text { Text(value: 1) }
        }
        """
    let finding = try #require(ResolvedSource(text).finding("provider-not-shared"))
    #expect(ResolvedSource(text).findings.count == 1)
    #expect(finding.message == "AppBlueprint.cache() is called for 2 receivers, and each gets another 'Cache'")
    #expect(finding.help == "add to AppBlueprint: @Owned var cache: Cache")
    #expect(ResolvedSource(text.replacing("  @Owned var two: Two\n", with: "")).findings == [])
    #expect(
      ResolvedSource(text.replacing("  @Owned var one", with: "  @Owned var cache: Cache\n  @Owned var one")).findings
        == [])
  }

  @Test func aProviderThatHandsOnWhatIsThereMakesNothing() {
    let source = ResolvedSource(
      Self.readers
        + """
        struct AppBlueprint: Blueprint {
          @Owned var main: Sub
          @Owned var other: Sub
          @Owned var one: One
          @Owned var two: Two
          static func cache(main: Sub) -> Base { main }
          static func text() -> Text { Text(value: 1) }
        }
        class Base { init() {} }
        final class Sub: Base {}
        """.replacing("Cache", with: "Base")
    )
    #expect(!source.rules.contains("provider-not-shared"))
  }

  @Test func aConditionIsFineWhereTheReceiverHasItToo() throws {
    let text = """
      struct AppBlueprint: Blueprint {
        #if DEBUG
          @Owned var log: Log
          @Owned var panel: Panel
        #endif
        @Owned var store: Store
      }
      final class Log {}
      final class Panel { init(log: Log) {} }
      final class Store { init() {} }
      """
    #expect(ResolvedSource(text).findings == [])
    let other = ResolvedSource(text.replacing("Store { init()", with: "Store { init(log: Log)"))
    let finding = try #require(other.finding("conditional-binding"))
    #expect(other.findings.count == 1)
    #expect(
      finding.message
        == "'log' is bound only where 'DEBUG' holds, and Store.init(log:) in AppGraph needs it always")
    #expect(finding.place.line == 3)
    #expect(finding.notes.first?.place?.line == 6)
  }

  @Test func aScopeIsBegunByASlotAMakerOrAVariant() throws {
    let text = """
      struct AppBlueprint: Blueprint {
        @Owned var cache: Cache
      }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var reader: Cache
      }
      final class Cache {}
      """
    let finding = try #require(ResolvedSource(text).finding("unstarted-scope"))
    #expect(finding.message == "AppGraph is the parent of SessionGraph, and nothing in it begins that scope")
    #expect(finding.help == "add to AppBlueprint: @Child var session: SessionGraph?")
    for member in ["@Child var session: SessionGraph?", "func makeSession() -> SessionGraph { built() }"] {
      let mended = text.replacing("@Owned var cache: Cache", with: "@Owned var cache: Cache\n  \(member)")
      #expect(ResolvedSource(mended).findings == [])
    }
  }
}
