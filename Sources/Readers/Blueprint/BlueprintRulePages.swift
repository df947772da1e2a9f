import HandwireFindings

/// What `explain` says about the rules of blueprints that are checked before anything is resolved.
public enum BlueprintRulePages {
  /// Sorted by identifier.
  public static let all: [RulePage] = (shapes + members + hierarchy).sorted { $0.identifier < $1.identifier }

  private static let shapes = [
    RulePage(
      identifier: "blueprint-empty", severity: .error,
      finds: "A blueprint, or a part of one, that binds nothing.",
      rationale: """
        A graph without bindings, makers or child scopes owns nothing and gives nobody anything. Most often a marker was \
        forgotten, or the members are in a file that does not belong to the module.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "blueprint-name", severity: .error,
      finds: "A blueprint whose name does not end in 'Blueprint'.",
      rationale: """
        AppBlueprint generates AppGraph: the graph class has the name of its blueprint, with the last word replaced, so \
        that whoever sees one finds the other.
        """,
      triggering: """
        import Handwire

        struct AppGraph: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "blueprint-shape", severity: .error,
      finds: "A blueprint that is nested, generic, private, an actor or a protocol.",
      rationale: """
        The graph class stands in a file of its own and calls the blueprint's static functions from there, with types that \
        are all known. So a blueprint is a plain struct at the top level that other files can see.
        """,
      triggering: """
        import Handwire

        private struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "duplicate-blueprint", severity: .error,
      finds: "Two blueprints of one name in one module.",
      rationale: """
        Both would generate the same graph class. Where '#if' tells them apart, the conditions belong around the members \
        that differ, or one of the two is a variant that refines the other.
        """,
      triggering: """
        import Handwire

        #if DEBUG
          struct AppBlueprint: Blueprint {
            @Owned var store: TripStore
            @Owned var log: Log
          }
        #else
          struct AppBlueprint: Blueprint {
            @Owned var store: TripStore
          }
        #endif

        final class TripStore {}
        final class Log {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          #if DEBUG
            @Owned var log: Log
          #endif
        }

        final class TripStore {}
        final class Log {}
        """),
    RulePage(
      identifier: "graph-name-taken", severity: .error,
      finds: "A hand-written type that has the name of a graph class.",
      rationale: """
        The generated class could not be compiled beside it. A graph class that was once generated and is now kept by hand \
        is fine, but then its blueprint has to go.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class AppGraph {}
        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "syntax-error", severity: .error,
      finds: "A file that is not Swift throughout, or not UTF-8.",
      rationale: """
        A blueprint that is read in part would generate a graph that lacks something, so its file has to be whole. In \
        other files the rest is read, and this is a warning.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          func () -> TripStore { built() }
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "type-ambiguous", severity: .error,
      finds: "A type name that several imported modules declare.",
      rationale: "The compiler refuses such a name, and which of the types is meant decides what is bound.",
      triggering: """
        import Handwire
        import Platform  // declares Client
        import Payments  // declares Client, too

        struct AppBlueprint: Blueprint {
          @Owned var client: Client
        }
        """,
      mended: """
        import Handwire
        import Platform
        import Payments

        struct AppBlueprint: Blueprint {
          @Owned var client: Payments.Client
        }
        """),
    RulePage(
      identifier: "type-not-found", severity: .error,
      finds: "A type in a blueprint that no module in reach declares.",
      rationale: """
        A key is a type, so a type that is not there cannot be bound. Near names are listed, and types of that name in \
        modules that the file does not import.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStor
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {}
        """),
  ]
}
