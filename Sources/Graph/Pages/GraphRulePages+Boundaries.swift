import HandwireFindings

/// Graphs for tests, and what they put in place of the outside world.
extension GraphRulePages {
  static let boundaries = [
    RulePage(
      identifier: "boundary-without-double", severity: .error,
      finds:
        "A boundary that a blueprint with 'Boundaries = Unimplemented' does not state, and for which no double can be written.",
      rationale: """
        A graph for tests reaches the outside world through nothing but what it states. For a protocol of the project and \
        for a struct of closures Handwire writes a double that fails the test by name. A closure, a composition and a \
        protocol whose source is not read have none, so the blueprint has to say what stands there.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(Dice.roll) var roll: @Sendable () -> Int
          @Owned var game: Game
        }

        struct TestAppBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
        }

        enum Dice {
          static func roll() -> @Sendable () -> Int { { Int.random(in: 1...6) } }
        }

        final class Game {
          init(roll: @escaping @Sendable () -> Int) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(Dice.roll) var roll: @Sendable () -> Int
          @Owned var game: Game
        }

        struct TestAppBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented

          @Given var roll: @Sendable () -> Int
        }

        enum Dice {
          static func roll() -> @Sendable () -> Int { { Int.random(in: 1...6) } }
        }

        final class Game {
          init(roll: @escaping @Sendable () -> Int) {}
        }
        """),
    RulePage(
      identifier: "live-boundary-in-child", severity: .warning,
      finds: "A scope that begins in a graph with unimplemented boundaries and is built as it is shipped.",
      rationale: """
        A child is refined for itself: where the slot or the maker of a graph for tests still names the shipped graph \
        class, that scope reaches the network, files and clocks, and no test says so. Refine the child too.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned(FileStore.self) var store: any Store
        }

        struct TestAppBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented
        }

        protocol Store {}
        final class FileStore: Store {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned(FileStore.self) var store: any Store
        }

        struct TestAppBlueprint: Blueprint {
          typealias Refines = AppBlueprint
          typealias Boundaries = Unimplemented

          @Child var session: TestSessionGraph?
        }

        struct TestSessionBlueprint: Blueprint {
          typealias Refines = SessionBlueprint
          typealias Parent = TestAppBlueprint
          typealias Boundaries = Unimplemented
        }

        protocol Store {}
        final class FileStore: Store {}
        """),
  ]
}
