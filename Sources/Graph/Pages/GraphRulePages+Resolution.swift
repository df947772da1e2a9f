import HandwireFindings

/// Parameters that nothing satisfies, or too much does.
extension GraphRulePages {
  static let resolution = [
    RulePage(
      identifier: "missing-binding", severity: .error,
      finds: "A parameter for which the graph has nothing: no binding, no maker, no default argument.",
      rationale: """
        With a container this is a crash on the screen that asks for it. Here the graph is not written until every \
        parameter is satisfied. The place is the parameter, the line under it is the way there from something that you \
        call, and the notes say what almost fits and why it does not.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var reminders: ReminderService
        }

        protocol Scheduling {}
        struct SystemScheduler: Scheduling {}
        final class ReminderService {
          init(scheduler: any Scheduling) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(SystemScheduler.self) var scheduler: any Scheduling
          @Owned var reminders: ReminderService
        }

        protocol Scheduling {}
        struct SystemScheduler: Scheduling {}
        final class ReminderService {
          init(scheduler: any Scheduling) {}
        }
        """),
    RulePage(
      identifier: "ambiguous-binding", severity: .error,
      finds: "A parameter that several bindings of one scope fit, none of them with its name.",
      rationale: """
        Which of two caches a loader gets is a decision, and the generator does not make it. Name the parameter like \
        the binding, or write a provider that chooses: its name counts as the name of its key.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(MemoryStore.self) var memory: any Store
          @Owned(DiskStore.self) var disk: any Store
          @Owned var loader: Loader
        }

        protocol Store {}
        final class MemoryStore: Store {}
        final class DiskStore: Store {}
        final class Loader {
          init(store: any Store) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned(MemoryStore.self) var memory: any Store
          @Owned(DiskStore.self) var disk: any Store
          @Owned var loader: Loader

          static func store(disk: any Store) -> any Store { disk }
        }

        protocol Store {}
        final class MemoryStore: Store {}
        final class DiskStore: Store {}
        final class Loader {
          init(store: any Store) {}
        }
        """),
    RulePage(
      identifier: "captive-dependency", severity: .error,
      finds: "Something that needs what is bound only in a scope that ends sooner.",
      rationale: """
        An object of the app that holds an object of the session keeps the first user's data after logout. It either \
        belongs to the session itself, or it asks for the session's object each time, through a closure that returns \
        nil while nobody is signed in.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var pushes: PushHandler
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Given var user: User
        }

        struct User {
          init(name: String) {}
        }
        final class PushHandler {
          init(user: User) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var pushes: PushHandler
          @Child var session: SessionGraph?
        }

        struct SessionBlueprint: Blueprint {
          typealias Parent = AppBlueprint
          @Given var user: User
        }

        struct User {
          init(name: String) {}
        }
        final class PushHandler {
          init(user: @escaping () -> User?) {}
        }
        """),
    RulePage(
      identifier: "unused-argument", severity: .error,
      finds: "A parameter of a maker that nothing takes.",
      rationale: """
        The caller of a maker supplies what the graph cannot know. An argument is taken by the parameter of its name, \
        or, where there is only one of each, by the parameter of its type. One that nobody takes is a mistake: the \
        caller believes that it matters.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          func makeTrip(id: TripID, title: String) -> TripModel { built() }
        }

        struct TripID {}
        final class TripModel {
          init(id: TripID) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          func makeTrip(id: TripID) -> TripModel { built() }
        }

        struct TripID {}
        final class TripModel {
          init(id: TripID) {}
        }
        """),
    RulePage(
      identifier: "parameter-pack", severity: .error,
      finds: "An initializer or a provider with a parameter pack of its own.",
      rationale: """
        A pack of its own takes any number of values of any types; which bindings are meant cannot be read from it. A pack \
        of the type (`All<each Item>`) is known where the type is written: `All<Client, Log>`.
        """,
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var client: Client
          @Owned var all: All
        }

        final class Client {
          init() {}
        }
        final class All {
          init<each Item>(_ items: repeat each Item) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Owned var client: Client
          @Owned var all: All

          static func all(client: Client) -> All { All(client) }
        }

        final class Client {
          init() {}
        }
        final class All {
          init<each Item>(_ items: repeat each Item) {}
        }
        """),
    RulePage(
      identifier: "inout-parameter", severity: .error,
      finds: "An initializer or a provider with an inout parameter.",
      rationale: "An inout parameter writes to a variable of its caller, and a graph has none to give away.",
      triggering: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var counter: Counter
          @Owned var meter: Meter
        }

        struct Counter {
          init(start: Int) {}
        }
        final class Meter {
          init(counter: inout Counter) {}
        }
        """,
      mended: """
        import Handwire

        struct AppBlueprint: Blueprint {
          @Given var counter: Counter
          @Owned var meter: Meter
        }

        struct Counter {
          init(start: Int) {}
        }
        final class Meter {
          init(counter: Counter) {}
        }
        """),
  ]
}
