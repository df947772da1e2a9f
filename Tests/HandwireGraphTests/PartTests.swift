import HandwireFindings
import HandwireGraph
import Testing

@Suite struct PartTests {
  private static let models = """
    final class Cache { init() {} }
    final class Search { init(cache: Cache) {} }
    final class Missing {}
    final class Broken { init(missing: Missing) {} }

    """

  @Test func membersOfPartsFollowTheBlueprintsOwn() throws {
    let source = ResolvedSource(
      Self.models + """
        struct AppBlueprint: Blueprint {
          typealias Parts = (FirstPart, SecondPart)
          @Given var one: Int
        }
        struct FirstPart: BlueprintPart {
          typealias Parts = InnerPart
          @Given var two: Int
        }
        struct InnerPart: BlueprintPart { @Given var three: Int }
        struct SecondPart: BlueprintPart { @Given var four: Int }
        """)
    #expect(source.findings == [])
    #expect(try #require(source.scope("AppGraph")).bindings.map(\.name) == ["one", "two", "three", "four"])
  }

  @Test func whatOneRootDoesNotReachIsLeftOutThere() throws {
    let source = ResolvedSource(
      Self.models + """
        struct AppBlueprint: Blueprint {
          typealias Parts = SearchPart
          func makeSearch() -> Search { built() }
        }
        struct WidgetBlueprint: Blueprint {
          typealias Parts = SearchPart
          func makeText() -> Text { built() }
        }
        struct SearchPart: BlueprintPart {
          @Owned private var cache: Cache
        }
        final class Text {}
        """)
    #expect(source.findings == [])
    #expect(source.binding("cache", in: "AppGraph")?.isOmitted == false)
    #expect(source.binding("cache", in: "WidgetGraph")?.isOmitted == true)
  }

  @Test func whatIsLeftOutIsNotReported() throws {
    let source = ResolvedSource(
      Self.models + """
        struct AppBlueprint: Blueprint {
          typealias Parts = SearchPart
          @Owned var missing: Missing
          func makeBroken() -> User { built() }
        }
        struct WidgetBlueprint: Blueprint {
          typealias Parts = SearchPart
          @Owned var cache: Cache
        }
        struct SearchPart: BlueprintPart {
          @Owned var broken: Broken
          @Owned(.onFirstUse) var late: Late
        }
        final class Late { init() {} }
        final class User { init(broken: Broken, late: Late) {} }
        """)
    #expect(source.findings == [])
  }

  @Test func whatNoRootReachesIsBuiltAndReported() {
    let source = ResolvedSource(
      Self.models + """
        struct AppBlueprint: Blueprint {
          typealias Parts = SearchPart
          @Owned var missing: Missing
        }
        struct SearchPart: BlueprintPart {
          @Owned private var cache: Cache
        }
        """)
    #expect(source.rules == ["unused-binding"])
  }

  @Test func oneNameInTwoPartsIsADuplicate() throws {
    let source = ResolvedSource(
      Self.models + """
        struct AppBlueprint: Blueprint {
          typealias Parts = (OnePart, OtherPart)
        }
        struct OnePart: BlueprintPart { @Owned var cache: Cache }
        struct OtherPart: BlueprintPart { @Owned var cache: Missing }
        """)
    let finding = try #require(source.finding("duplicate-binding"))
    #expect(finding.place.line == 9)
    #expect(finding.notes.first?.place?.line == 8)
  }

  @Test func endsOfPartsComeFirstAndInReverse() throws {
    let source = ResolvedSource(
      Self.models + """
        struct AppBlueprint: Blueprint {
          typealias Parts = (OnePart, OtherPart)
          @Owned var cache: Cache
          static func end(cache: Cache) {}
        }
        struct OnePart: BlueprintPart { static func end(cache: Cache) {} }
        struct OtherPart: BlueprintPart { static func end(cache: Cache) {} }
        """)
    #expect(source.findings == [])
    let ends = try #require(source.scope("AppGraph")).ends.map(\.owner.name)
    #expect(ends == ["OtherPart", "OnePart", "AppBlueprint"])
  }
}
