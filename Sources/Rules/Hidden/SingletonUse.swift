import HandwireFacts
import HandwireFindings

/// Finds shared objects that a type reaches for instead of receiving them.
struct SingletonUse: AuditFileRule {
  let identifier = "singleton-use"
  let severity = Severity.warning
  let yieldsTo = ["locator-call"]
  let finds = """
    A singleton used inside a type: the project's own `X.shared` (`default`, `standard`, `instance`); the system's and \
    other libraries' as notes.
    """
  let rationale = """
    A type that reaches for a singleton says nothing of it in its initializer. Nobody sees what the type depends on, a
    test cannot hand it another object, and the object lives for as long as the process, whoever was signed in. Build it
    once, in the composition root, and hand it to the initializers that need it.
    """

  let triggering: [RuleExample] = [
    """
    final class SessionStore {
      static let shared = SessionStore()
      func refresh() {}
    }
    final class TripModel {
      func reload() {
        ↓SessionStore.shared.refresh()
      }
    }
    """,
    """
    import Foundation
    protocol Tracking { func track(_ event: String) }
    final class Tracker: Tracking {
      static let shared: any Tracking = Tracker()
      func track(_ event: String) {}
    }
    struct CheckoutModel {
      let tracker: any Tracking
      var center: NotificationCenter { ↓NotificationCenter.default }
      init(tracker: any Tracking = ↓Tracker.shared) { self.tracker = tracker }
      func pay() {
        let session = ↓URLSession.shared
        _ = session
      }
    }
    """,
    """
    class ThemeStore {
      private static let instance = ThemeStore()
      class func shared() -> ThemeStore { instance }
      var name = ""
    }
    final class Model {
      let theme: ThemeStore = ↓.shared()
      func name() -> String { ↓ThemeStore.shared().name }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    final class SessionStore {
      func refresh() {}
    }
    final class TripModel {
      private let sessions: SessionStore
      init(sessions: SessionStore) { self.sessions = sessions }
      func reload() {
        sessions.refresh()
      }
    }
    """,
    """
    import Foundation
    enum Mode { case standard, shared }
    struct Style {
      static let standard = Style()
      var width = 1
    }
    @globalActor actor Database { static let shared = Database() }
    final class Model {
      var mode: Mode = .standard
      let style = Style.standard
      let calendar = Calendar.current
      let actor = Database.shared
      let configuration = URLSessionConfiguration.default
    }
    """,
    """
    final class Cache {
      static let shared = Cache()
      static func reset() { Cache.shared.clear() }
      func clear() {}
    }
    extension Cache {
      func again() { Self.shared.clear() }
    }
    """,
    """
    // File: Sources/App/Cache.swift
    final class Cache {
      static let shared = Cache()
      func clear() {}
    }
    // File: Sources/App/AppDelegate.swift
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        prepare()
        return true
      }
      private func prepare() { Cache.shared.clear() }
    }
    // File: Tests/AppTests/CacheTests.swift
    import XCTest
    final class CacheTests: XCTestCase {
      func testClear() { Cache.shared.clear() }
    }
    """,
  ]

  /// `Cache.shared` also where the type is left out.
  private func subject(of singleton: SingletonFinder.Singleton) -> String {
    let spelling = singleton.node.spelling
    return spelling.hasPrefix(".") ? singleton.type + spelling : spelling
  }

  private func message(_ singleton: SingletonFinder.Singleton, _ body: BodyFact) -> String {
    guard body.role == .defaultArgument else { return singleton.message }
    return "who calls this without an argument gets the shared '\(singleton.type)'"
  }

  func findings(in audit: FileAudit) -> [Finding] {
    audit.productBodies.flatMap { body -> [Finding] in
      guard body.enclosure != nil else { return [] }
      let finder = SingletonFinder(audit: audit, owners: audit.owners(of: body))
      return audit.facts.code[body.root].all.compactMap { node in
        finder.singleton(at: node).map { singleton in
          audit.finding(
            of: self, severity: singleton.isOwn ? .warning : .note, at: singleton.node, in: body,
            subject: subject(of: singleton),
            message: message(singleton, body), help: body.role == .defaultArgument ? nil : singleton.help)
        }
      }
    }
  }
}
