import HandwireFindings

/// Calls and values that cross from one actor to another.
extension GraphRulePages {
  static let concurrency = [
    RulePage(
      identifier: "isolation-mismatch", severity: .error,
      finds: "A call of something that is isolated elsewhere, or a value that goes where it may not go.",
      rationale: """
        A view model of the main actor is constructed on the main actor, so the graph that constructs it belongs there \
        too. An object that is not Sendable and that an isolated graph keeps cannot be given to an async initializer \
        that runs beside it, to an actor, or into a `@Sendable` closure. The compiler would say the same, about code \
        that you did not write.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var home: HomeModel
        }

        @MainActor final class HomeModel {
          init() {}
        }
        """,
      mended: """
        import Handwire

        @MainActor struct AppBlueprint: Blueprint {
          @Owned var home: HomeModel
        }

        @MainActor final class HomeModel {
          init() {}
        }
        """),
    RulePage(
      identifier: "unsendable-in-nonisolated-graph", severity: .error,
      finds: "A member that changes or is not Sendable, in a graph that is Sendable and isolated to no actor.",
      rationale: """
        A graph that any thread may use at any time has members that never change and that are Sendable themselves. A \
        lazy or shared binding and a child slot change; either they go, or the graph belongs to an actor.
        """,
      triggering: """
        import Handwire

        struct ServerBlueprint: Blueprint, Sendable {
          @Owned(.onFirstUse) var pool: ConnectionPool
        }

        actor ConnectionPool {}
        """,
      mended: """
        import Handwire

        struct ServerBlueprint: Blueprint, Sendable {
          @Owned var pool: ConnectionPool
        }

        actor ConnectionPool {}
        """),
  ]
}
