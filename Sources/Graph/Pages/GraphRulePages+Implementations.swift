import HandwireFindings

/// Implementations that cannot be constructed as a member says.
extension GraphRulePages {
  static let implementations = [
    RulePage(
      identifier: "implementation-missing", severity: .error,
      finds: "A binding of a protocol, a tuple or a function that names nothing that makes one.",
      rationale: """
        A protocol has no initializer. Which conforming type stands behind it is what the composition root decides.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var api: any TripAPI
        }

        protocol TripAPI {}
        final class RemoteTripAPI: TripAPI {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(RemoteTripAPI.self) var api: any TripAPI
        }

        protocol TripAPI {}
        final class RemoteTripAPI: TripAPI {}
        """),
    RulePage(
      identifier: "implementation-mismatch", severity: .error,
      finds: "An implementation that is not what its binding promises.",
      rationale: """
        The markers take any type, so that they need to know none. That it conforms is checked here, before code is \
        written that would not compile.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(LocalTrips.self) var api: any TripAPI
        }

        protocol TripAPI {}
        final class LocalTrips {}
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(LocalTrips.self) var api: any TripAPI
        }

        protocol TripAPI {}
        final class LocalTrips: TripAPI {}
        """),
    RulePage(
      identifier: "initializer-ambiguous", severity: .error,
      finds: "A type with several initializers that the graph could call, where the binding names none.",
      rationale: """
        Even if only one of them could be satisfied today, a binding added tomorrow would change which one is called. \
        Name the initializer.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {
          init() {}
          init(limit: Int) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var limit: Int
          @Owned(TripStore.init(limit:)) var store: TripStore
        }

        final class TripStore {
          init() {}
          init(limit: Int) {}
        }
        """),
    RulePage(
      identifier: "initializer-not-found", severity: .error,
      finds: "An initializer or a function that a binding names and that does not exist with those labels.",
      rationale: "An implementation is named with its labels, as in Swift itself: `TripStore.init(folder:limit:)`.",
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var limit: Limit
          @Owned(TripStore.init(maximum:)) var store: TripStore
        }

        struct Limit {
          init(count: Int) {}
        }
        final class TripStore {
          init(limit: Limit) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var limit: Limit
          @Owned(TripStore.init(limit:)) var store: TripStore
        }

        struct Limit {
          init(count: Int) {}
        }
        final class TripStore {
          init(limit: Limit) {}
        }
        """),
    RulePage(
      identifier: "initializer-not-visible", severity: .error,
      finds: "An initializer that the graph cannot call from where it stands.",
      rationale: """
        An initializer without a modifier belongs to its module, also in a public type, and the memberwise initializer \
        of a struct is no more visible than its least visible property. The place is the declaration to change.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {
          private init() {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var store: TripStore
        }

        final class TripStore {
          init() {}
        }
        """),
    RulePage(
      identifier: "initializer-unknown", severity: .error,
      finds: "A type whose initializers cannot be known: a macro may add one, or its module was not read.",
      rationale: """
        Source is read before macros are expanded. The generator never guesses that such a type needs nothing; name the \
        stored properties that its initializer takes, or construct it in a provider.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var api: TripAPI
          @Owned var store: TripStore
        }

        struct TripAPI {
          init(name: String) {}
        }
        @MemberwiseInit struct TripStore {
          let api: TripAPI
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var api: TripAPI
          @Owned var store: TripStore

          static func store(api: TripAPI) -> TripStore { TripStore(api: api) }
        }

        struct TripAPI {
          init(name: String) {}
        }
        @MemberwiseInit struct TripStore {
          let api: TripAPI
        }
        """),
    RulePage(
      identifier: "failable-initializer", severity: .error,
      finds: "An initializer that may return nil, for a binding that is not optional.",
      rationale: """
        A graph contains no force unwrap. Either the binding is optional, or a provider throws an error that says what \
        is wrong.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var text: KeyText
          @Owned var key: Key
        }

        struct KeyText {
          init(value: String) {}
        }
        struct Key {
          init?(text: KeyText) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var text: KeyText
          @Owned var key: Key

          static func key(text: KeyText) throws -> Key {
            guard let key = Key(text: text) else { throw KeyError() }
            return key
          }
        }

        struct KeyError: Error {}
        struct KeyText {
          init(value: String) {}
        }
        struct Key {
          init?(text: KeyText) {}
        }
        """),
  ]
}
