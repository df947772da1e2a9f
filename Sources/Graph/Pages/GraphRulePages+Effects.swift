import HandwireFindings

/// Construction that waits, throws, or may happen once only.
extension GraphRulePages {
  static let effects = [
    RulePage(
      identifier: "effect-mismatch", severity: .error,
      finds: "Construction that waits or throws in a place that can do neither.",
      rationale: """
        What is constructed with the graph may wait and throw: the graph's init then does so too. What is made at its \
        first use cannot, nor can a maker or a closure whose type does not say so.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(.onFirstUse) var database: Database
        }

        final class Database: Sendable {
          init() async throws {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var database: Database
        }

        final class Database: Sendable {
          init() async throws {}
        }
        """),
    RulePage(
      identifier: "single-use-dependency", severity: .error,
      finds: "A value that can be given away once only, and that the graph keeps or gives to several.",
      rationale: """
        A value that is not copyable belongs to whoever consumes it, and a `sending` parameter takes an object that is \
        not Sendable out of its caller's hands. A graph that kept either would still hold what it gave away. A new one \
        for each receiver is what `@Built` makes.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var file: FileHandle
          @Owned var log: LogWriter
        }

        struct FileHandle: ~Copyable {}
        final class LogWriter {
          init(file: consuming FileHandle) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Built var file: FileHandle
          @Owned var log: LogWriter
        }

        struct FileHandle: ~Copyable {}
        final class LogWriter {
          init(file: consuming FileHandle) {}
        }
        """),
  ]
}
