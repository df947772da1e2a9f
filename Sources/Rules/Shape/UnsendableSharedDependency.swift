import HandwireFacts
import HandwireFindings

/// Finds singletons with unprotected state that several isolation domains use.
struct UnsendableSharedDependency: AuditRule {
  let identifier = "unsendable-shared-dependency"
  let severity = Severity.warning
  let finds = """
    One object that code of the main actor and code outside of it use, with mutable state, neither `Sendable` nor isolated \
    nor locked.
    """
  let rationale = """
    Two threads that change one object without an agreement lose updates and crash, rarely and elsewhere. The compiler
    refuses this in Swift 6; in Swift 5 it says nothing. Isolate the type to an actor, or make it `Sendable` with a lock
    around its state.
    """

  let triggering: [RuleExample] = [
    """
    final class ↓TripCache {
      static let shared = TripCache()
      var trips: [String] = []
      func add(_ trip: String) { trips.append(trip) }
    }
    @MainActor
    final class TripsModel {
      func show() -> [String] { TripCache.shared.trips }
    }
    actor TripLoader {
      func load() { TripCache.shared.add("Rome") }
    }
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    @MainActor
    final class TripCache {
      static let shared = TripCache()
      var trips: [String] = []
      func add(_ trip: String) { trips.append(trip) }
    }
    @MainActor
    final class TripsModel {
      func show() -> [String] { TripCache.shared.trips }
    }
    actor TripLoader {
      func load() async { await TripCache.shared.add("Rome") }
    }
    """,
    """
    import Foundation
    final class Locked {
      static let shared = Locked()
      private let lock = NSLock()
      private var count = 0
      func add() { lock.withLock { count += 1 } }
    }
    final class Constant {
      static let shared = Constant()
      let name = "x"
      func print() {}
    }
    final class OnMainOnly {
      static let shared = OnMainOnly()
      var count = 0
      func add() { count += 1 }
    }
    @MainActor
    final class Model {
      func show() {
        Locked.shared.add()
        Constant.shared.print()
        OnMainOnly.shared.add()
      }
    }
    actor Loader {
      func load() {
        Locked.shared.add()
        Constant.shared.print()
      }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    SharedObjects(subject).unprotected().map { found in
      let name = found.type.identifier.dottedName
      return Finding(
        rule: identifier, severity: severity,
        message: "'\(name)' is changed and read from several isolation domains without protection",
        place: Place(path: found.type.file.path, line: found.type.position.line, column: found.type.position.column),
        notes: [
          FindingNote("'\(found.state)' is its mutable state", at: found.statePlace),
          FindingNote("the main actor uses it here", at: found.onMainActor),
          FindingNote("\(found.elsewhereName) uses it here", at: found.elsewhere),
        ],
        help: "isolate it: @MainActor final class \(found.type.identifier.name), or make it an actor",
        declaration: name,
        subject: found.type.identifier.name)
    }
  }
}
