import HandwireFindings

/// How long things live, and in which order they come to be.
extension GraphRulePages {
  static let lifetimes = [
    RulePage(
      identifier: "dependency-cycle", severity: .error,
      finds: "Objects whose construction needs itself; as a note, objects that may hold each other strongly.",
      rationale: """
        If A needs B, B needs C and C needs A, none of them can be first. A closure or a connection breaks the circle, \
        because it runs when all of them are there; what is then left is that they may keep each other alive, which is \
        noted. Hold one of the two weakly.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var player: Player
          @Owned var queue: PlayQueue
        }

        final class Player {
          init(queue: PlayQueue) {}
        }
        final class PlayQueue {
          init(player: Player) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var player: Player
          @Owned var queue: PlayQueue
        }

        final class Player {
          init(queue: PlayQueue) {}
        }
        final class PlayQueue {
          weak var player: Player?
          init() {}
        }
        """),
    RulePage(
      identifier: "shared-value-type", severity: .error,
      finds: "A shared binding whose implementation is a struct or an enum.",
      rationale: """
        `@Shared` means: one instance for as long as somebody holds it. The graph knows that by a weak reference, which \
        only classes and actors have.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Shared var images: ImageCache
        }

        struct ImageCache {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Shared var images: ImageCache
        }

        final class ImageCache {}
        """),
    RulePage(
      identifier: "provider-not-shared", severity: .warning,
      finds: "A provider of objects that is called for several receivers, so that each gets another object.",
      rationale: """
        A provider is called wherever its result is needed. For a cache, a store or a client this gives two of them, \
        and the second does not know what the first has loaded. `@Owned var cache: Cache` owns the provider's result.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var list: TripList
          @Owned var search: TripSearch

          static func cache() -> TripCache { TripCache() }
        }

        final class TripCache {}
        final class TripList {
          init(cache: TripCache) {}
        }
        final class TripSearch {
          init(cache: TripCache) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var cache: TripCache
          @Owned var list: TripList
          @Owned var search: TripSearch

          static func cache() -> TripCache { TripCache() }
        }

        final class TripCache {}
        final class TripList {
          init(cache: TripCache) {}
        }
        final class TripSearch {
          init(cache: TripCache) {}
        }
        """),
    RulePage(
      identifier: "lifetime-changed", severity: .error,
      finds: "A variant that replaces a binding by one that lives longer or shorter.",
      rationale: """
        A preview or a test that gets a new store for each receiver where the app has one shows something that never \
        happens. A replacement keeps the lifetime of what it replaces.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Built(PreviewStore.self) var store: TripStore
        }

        class TripStore {
          init() {}
        }
        final class PreviewStore: TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned(PreviewStore.self) var store: TripStore
        }

        class TripStore {
          init() {}
        }
        final class PreviewStore: TripStore {}
        """),
    RulePage(
      identifier: "replacement-mismatch", severity: .error,
      finds: "A variant that replaces a binding by one of a type that the receivers cannot take.",
      rationale: """
        Whatever receives the refined blueprint's binding receives the replacement, so it has the same type or a \
        subtype.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned var store: PreviewStore
        }

        final class TripStore {}
        final class PreviewStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        struct PreviewBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          @Owned var store: PreviewStore
        }

        class TripStore {
          init() {}
        }
        final class PreviewStore: TripStore {}
        """),
    RulePage(
      identifier: "unstarted-scope", severity: .warning,
      finds: "A child scope that nothing in its parent begins.",
      rationale: """
        A child's graph is begun by a slot of its parent (`@Child`), which also ends it, or by a maker, whose caller \
        owns it. Where neither exists the scope is only there for code that constructs its graph by hand.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var api: TripAPI
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var trips: TripStore
        }

        final class TripAPI {}
        final class TripStore {
          init(api: TripAPI) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var api: TripAPI
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var trips: TripStore
        }

        final class TripAPI {}
        final class TripStore {
          init(api: TripAPI) {}
        }
        """),
  ]
}
