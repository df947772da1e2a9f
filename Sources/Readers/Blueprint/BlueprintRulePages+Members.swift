import HandwireFindings

extension BlueprintRulePages {
  static let members = [
    RulePage(
      identifier: "blueprint-member", severity: .error,
      finds:
        "A property of a blueprint that has no marker of Handwire, no type, a value, or a modifier that says nothing.",
      rationale: """
        A blueprint is read and never run. Each of its properties says by its marker how the graph provides it, and by its \
        type what it provides; a value or a getter written here would never be evaluated. Static properties are left alone.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          var log = Log()
        }

        final class TripStore {}
        final class Log {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          @Owned var log: Log
        }

        final class TripStore {}
        final class Log {}
        """),
    RulePage(
      identifier: "child-type", severity: .error,
      finds: "A child slot whose type is not a blueprint's graph, made optional.",
      rationale: """
        A slot is empty until its scope begins and after it ends, so it holds an optional. What it holds is the graph \
        class of another blueprint, and that blueprint says how the scope begins.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Child var session: SessionGraph
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var cart: Cart
        }

        final class Cart {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Owned var cart: Cart
        }

        final class Cart {}
        """),
    RulePage(
      identifier: "end-shape", severity: .error,
      finds: "A static function 'end' that returns a value, or that throws.",
      rationale: """
        'end' is called for its effect when a scope ends. Nobody takes what it returns or throws there; it may be async.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          static func end(store: TripStore) -> Bool { true }
        }

        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
          static func end(store: TripStore) {}
        }

        final class TripStore {}
        """),
    RulePage(
      identifier: "maker-body", severity: .error,
      finds: "An instance function of a blueprint that is not 'built()' and nothing else.",
      rationale: """
        An instance function becomes a function of the graph that makes a new value for each call. Its body says only what \
        is built; code of one's own belongs in a static function, which the graph calls.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          func makeCart() -> Cart { Cart() }
        }

        final class Cart {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          func makeCart() -> Cart { built() }
        }

        final class Cart {}
        """),
    RulePage(
      identifier: "marker-argument", severity: .error,
      finds:
        "An argument of a marker, or of 'built', that names neither a type, nor an initializer, nor a static function.",
      rationale: """
        A marker says what the graph is to call, and the graph calls it with what it has. A value or a closure made here \
        would never be made, and what it needs could not be seen.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned({ MemoryLog(limit: 100) }) var log: any Log
        }

        protocol Log {}
        final class MemoryLog: Log {
          init(limit: Int) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var log: any Log

          static func log() -> any Log { MemoryLog(limit: 100) }
        }

        protocol Log {}
        final class MemoryLog: Log {
          init(limit: Int) {}
        }
        """),
    RulePage(
      identifier: "provider-shape", severity: .error,
      finds:
        "A static function of a blueprint that generated code cannot call: private, generic, or with an opaque result that no maker names.",
      rationale: """
        Static functions of a blueprint are called by the graph class, which stands in another file and knows every type \
        by name.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var log: Log
          private static func log() -> Log { Log(limit: 100) }
        }

        final class Log {
          init(limit: Int) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var log: Log
          static func log() -> Log { Log(limit: 100) }
        }

        final class Log {
          init(limit: Int) {}
        }
        """),
  ]
}
