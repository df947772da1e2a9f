import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds longer-lived objects that hold shorter-lived ones.
struct CaptiveDependency: AuditRule {
  let identifier = "captive-dependency"
  let severity = Severity.warning
  let finds = """
    A longer-lived object that holds a shorter-lived one: an object of the session in one of the app, a screen in a \
    singleton.
    """
  let rationale = """
    Resetting a scope makes its container forget the objects, and touches nobody who holds one already: after sign-out the
    longer-lived object still works for the previous user, beside the new objects of the next one. A screen in a singleton
    is never released, nor is all that it shows.
    """

  let triggering: [RuleExample] = [
    """
    import Factory
    extension Container { var user: Factory<User> { self { User() }.scope(.session) } }
    extension Scope { static let session = Cached() }
    final class User {}
    final class AppCoordinator {
      ↓@Injected(\\.user) var user
      func logout() { Container.shared.manager.reset(scope: .session) }
    }
    """,
    """
    import Factory
    extension Container {
      var user: Factory<User> { self { User() }.scope(.session) }
      var mailer: Factory<Mailer> { self { Mailer(writer: self.writer()) }.singleton }
      var writer: Factory<Writer> { self { Writer(user: ↓self.user()) } }
    }
    extension Scope { static let session = Cached() }
    final class User {}
    final class Writer {
      private let user: User
      init(user: User) { self.user = user }
    }
    final class Mailer {
      private let writer: Writer
      init(writer: Writer) { self.writer = writer }
    }
    final class Settings {
      func signOut() { Container.shared.manager.reset(scope: .session) }
    }
    """,
    """
    import UIKit
    final class Banners {
      static let shared = Banners()
      var ↓screen: TripScreen?
      var ↓presenter: UIViewController?
      func present(from presenter: UIViewController) { self.presenter = presenter }
    }
    final class TripScreen {
      func appear() { Banners.shared.screen = self }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Factory
    extension Container { var user: Factory<User> { self { User() }.scope(.session) } }
    extension Scope { static let session = Cached() }
    final class User {}
    final class AppCoordinator {
      private let user: () -> User = { Container.shared.user() }
      func logout() { Container.shared.manager.reset(scope: .session) }
    }
    """,
    """
    import Factory
    extension Container {
      var user: Factory<User> { self { User() }.scope(.session) }
      var trips: Factory<Trips> { self { Trips(user: self.user()) }.scope(.session) }
      var mailer: Factory<Mailer> { self { Mailer() }.singleton }
      var flag: Factory<Flag> { self { Flag() }.scope(.endless) }
      var reader: Factory<Reader> { self { Reader() }.singleton }
    }
    extension Scope {
      static let session = Cached()
      static let endless = Cached()
    }
    final class User {}
    final class Flag {}
    final class Trips {
      private let user: User
      init(user: User) { self.user = user }
    }
    final class Reader { @Injected(\\.flag) private var flag }
    final class Mailer {
      @WeakLazyInjected(\\.user) private var weakUser
      @Injected(\\.user) private var user
      func signIn() { user = Container.shared.user() }
    }
    final class Form { @Injected(\\.user) private var user }
    final class Settings {
      func signOut() { Container.shared.manager.reset(scope: .session) }
    }
    """,
    """
    import UIKit
    final class Banners {
      static let shared = Banners()
      weak var screen: TripScreen?
      var presenter: UIViewController?
      var rootScreen: TripScreen?
      private var own: UIViewController?
      func present(from presenter: UIViewController) {
        self.presenter = presenter
        let own = UIViewController()
        self.own = own
      }
      func dismiss() { presenter = nil }
    }
    final class TripScreen {
      func appear() {
        Banners.shared.screen = self
        Banners.shared.rootScreen = self
      }
    }
    final class Flow {
      var screen: TripScreen?
      func show(_ screen: TripScreen) { self.screen = screen }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    CaptiveHold.all(in: subject).map { finding(for: $0, in: subject.registered) }
      + HeldScreen.all(in: subject).compactMap(finding)
  }

  private func finding(for captive: CaptiveHold, in graph: RegisteredGraph) -> Finding {
    let last = captive.holds[captive.holds.count - 1]
    let request = graph.requests[last.request]
    let held = graph.objects[last.held]
    let name = held.implementation?.lastName ?? held.title
    var words = [captive.holder]
    for hold in captive.holds {
      let next = graph.objects[hold.held]
      words += [hold.path, next.implementation?.lastName ?? next.title]
    }
    var what = "'\(name)', which its container lets go sooner"
    if case .named(let scope) = held.lifetime { what = "'\(name)' of the scope '\(scope)'" }
    var notes = captive.holds.map { hold in
      FindingNote("'\(hold.path)' holds it", at: hold.members[0].place)
    }
    notes.append(FindingNote("'\(name)' is \(held.lifetime.word)", at: held.site.place))
    notes += captive.resets.prefix(2).map {
      FindingNote("the scope ends here, and the reference stays", at: $0.site.place)
    }
    return Finding(
      rule: identifier, severity: .error,
      message: "'\(captive.holder)' \(captive.why), and holds \(what): "
        + words.joined(separator: " → "),
      place: request.site.place, notes: notes,
      help: "take a closure, '() -> \(name)', or build both in a graph object that lives as long as the scope",
      declaration: request.site.declaration, subject: request.subject)
  }

  private func finding(for held: HeldScreen) -> Finding? {
    guard let place = held.property.place, let type = held.property.property?.type else { return nil }
    let name = held.property.name
    return Finding(
      rule: identifier, severity: severity,
      message: "'\(held.owner.name)' \(held.why), and holds the screen '\(held.screen)': "
        + "\(held.owner.name) → \(name) → \(held.screen); nothing takes it out again",
      place: place, notes: [FindingNote("it is put in here", at: held.place)],
      help: "declare it weakly: weak var \(name): \(type.description)",
      declaration: "\(held.owner.dottedName).\(name)", subject: name)
  }
}
