import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds dependencies that a type takes and then leaves alone.
struct UnusedDependency: AuditFileRule {
  let identifier = "unused-dependency"
  let severity = Severity.note
  let finds = "A service that is received in `init`, or injected, into a private property, and never read."
  let rationale = """
    Everybody who builds the type, each test included, has to find something for a parameter that does nothing. It also
    tells a lie about what the type needs, and keeps alive what nobody asked to be kept.
    """

  let triggering: [RuleExample] = [
    """
    protocol Analytics { func track() }
    protocol Trips { func load() }
    final class TripModel {
      private let ↓analytics: any Analytics
      private let trips: any Trips

      init(analytics: any Analytics, trips: any Trips) {
        self.analytics = analytics
        self.trips = trips
      }

      func load() { trips.load() }
    }
    """,
    """
    import FactoryKit

    protocol Analytics { func track() }
    extension Container {
      var analytics: Factory<any Analytics> { promised() }
      var other: Factory<any Analytics> { promised() }
    }
    final class TripModel {
      @Injected(\\.analytics) private var ↓analytics
      @LazyInjected(\\.analytics) private var used
      private let ↓other = Container.shared.other()
      func load() { used.track() }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    protocol Trips { func load() }
    final class TripModel {
      private let trips: any Trips

      init(trips: any Trips) { self.trips = trips }

      func load() { trips.load() }
    }
    """,
    """
    import Combine
    import SwiftUI

    protocol Trips { func load() }
    final class TripStore: ObservableObject { func load() {} }
    final class ConnectionMonitor { func start() {} }
    final class Started { func start() {} }
    final class TripModel {
      let open: any Trips
      private let first: any Trips
      private let second: any Trips
      private let third: any Trips
      private let monitor: ConnectionMonitor
      private let started: Started
      private var tokens: Set<AnyCancellable>
      private let count: Int

      init(
        open: any Trips, first: any Trips, second: any Trips, third: any Trips, monitor: ConnectionMonitor,
        started: Started, tokens: Set<AnyCancellable>, count: Int
      ) {
        self.open = open
        self.first = first
        self.second = second
        self.third = third
        self.monitor = monitor
        self.started = started
        self.tokens = tokens
        self.count = count
        started.start()
      }
      func load() {
        first.load()
        let path = \\TripModel.second
        use { [third] in third.load() }
      }
      func use(_ body: () -> Void) {}
    }
    struct TripView: View {
      @ObservedObject private var store: TripStore
      init(store: TripStore) { self.store = store }
      var body: some View { Text("") }
    }
    final class Reader {
      func first(of model: TripModel) {}
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    guard !audit.file.isTest, !audit.file.isGenerated, audit.facts.syntaxErrors.isEmpty else { return [] }
    return PrivateDependencies(audit).unread().map { dependency in
      let how = dependency.isInjected ? "injected" : "received in 'init'"
      return Finding(
        rule: identifier, severity: severity, message: "'\(dependency.name)' is \(how) and never read",
        place: audit.place(of: dependency.position), help: "remove it, and what hands it over",
        declaration: dependency.declaration, subject: dependency.name)
    }
  }
}
