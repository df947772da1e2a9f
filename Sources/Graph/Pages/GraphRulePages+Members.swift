import HandwireFindings

/// Members that are declared twice, for nobody, or not in every build.
extension GraphRulePages {
  static let members = [
    RulePage(
      identifier: "duplicate-binding", severity: .error,
      finds: "Two members of one name in one scope, its parts included.",
      rationale: """
        Members of a graph class have distinct names, and a name is what tells two bindings of one type apart.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parts = TripPart
          @Owned var store: TripStore
        }

        struct TripPart: BlueprintPart {
          @Owned var store: TicketStore
        }

        final class TripStore {}
        final class TicketStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          typealias Parts = TripPart
          @Owned var store: TripStore
        }

        struct TripPart: BlueprintPart {
          @Owned var tickets: TicketStore
        }

        final class TripStore {}
        final class TicketStore {}
        """),
    RulePage(
      identifier: "conditional-binding", severity: .error,
      finds: "A binding that is there in some builds only, received by something that is there in more.",
      rationale: """
        In the other builds the generated code would name something that does not exist. Bind it always, by a provider \
        that has the `#if` inside.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          #if DEBUG
            @Owned(ConsoleLog.self) var log: any Log
          #endif
          @Owned var trips: TripStore
        }

        protocol Log {}
        final class ConsoleLog: Log {}
        final class SilentLog: Log {}
        final class TripStore {
          init(log: any Log) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var log: any Log
          @Owned var trips: TripStore

          static func log() -> any Log {
            #if DEBUG
              ConsoleLog()
            #else
              SilentLog()
            #endif
          }
        }

        protocol Log {}
        final class ConsoleLog: Log {}
        final class SilentLog: Log {}
        final class TripStore {
          init(log: any Log) {}
        }
        """),
    RulePage(
      identifier: "unused-binding", severity: .warning,
      finds: "A private member that nothing in the graph receives.",
      rationale: """
        Code outside cannot read it and nothing inside needs it, so it is constructed for nobody. Members that are not \
        private may be read by code outside, and are never reported.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned private var cache: TripCache
          @Owned var trips: TripStore
        }

        final class TripCache {}
        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned private var cache: TripCache
          @Owned var trips: TripStore
        }

        final class TripCache {}
        final class TripStore {
          init(cache: TripCache) {}
        }
        """),
    RulePage(
      identifier: "unused-given", severity: .warning,
      finds: "A private given that nothing in the graph receives.",
      rationale: "Whoever begins the scope has to supply a value that nobody looks at.",
      triggering: """
        import Handwire

        struct SessionBlueprint: Blueprint {
          @Given private var token: AccessToken
          @Owned var trips: TripStore
        }

        struct AccessToken {
          init(text: String) {}
        }
        final class TripStore {}
        """,
      mended: """
        import Handwire

        struct SessionBlueprint: Blueprint {
          @Given private var token: AccessToken
          @Owned var trips: TripStore
        }

        struct AccessToken {
          init(text: String) {}
        }
        final class TripStore {
          init(token: AccessToken) {}
        }
        """),
  ]
}
