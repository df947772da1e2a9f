import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds scopes of a session that nothing resets.
struct ScopeNeverEnds: AuditRule {
  let identifier = "scope-never-ends"
  let severity = Severity.warning
  let finds = "A scope for the time that a user is signed in, which nothing resets when the user signs out."
  let rationale = """
    A scope of one's own ends when somebody resets it, and never by itself. Without a reset, a session's scope is the app's:
    the next user is given the objects of the previous one.
    """

  let triggering: [RuleExample] = [
    """
    import Factory
    extension Scope { static let ↓session = Cached() }
    extension Container {
      var trips: Factory<TripStore> { self { TripStore() }.scope(.session) }
    }
    final class TripStore {}
    final class Account {
      func signOut() { Tokens.clear() }
    }
    enum Tokens { static func clear() {} }
    """,
    """
    import Swinject
    extension ObjectScope {
      static let ↓loggedInUser = ObjectScope(storageFactory: PermanentStorage.init)
    }
    func register(in container: Container) {
      container.register(Trips.self) { _ in Trips() }.inObjectScope(.loggedInUser)
    }
    func launch() { register(in: Container()) }
    final class Trips {}
    final class Settings {
      func didTapLogout() { _ = Trips() }
      func logOut() {}
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Factory
    extension Scope { static let session = Cached() }
    extension Container {
      var trips: Factory<TripStore> { self { TripStore() }.scope(.session) }
    }
    final class TripStore {}
    final class Account {
      func signOut() { Container.shared.manager.reset(scope: .session) }
    }
    """,
    """
    import Factory
    extension Scope {
      static let session = Cached()
      static let userSession = Shared()
      static let screens = Cached()
    }
    extension Container {
      var trips: Factory<TripStore> { self { TripStore() }.scope(.session) }
      var rows: Factory<TripStore> { self { TripStore() }.scope(.userSession) }
      var lists: Factory<TripStore> { self { TripStore() }.scope(.screens) }
    }
    final class TripStore {}
    final class Account {
      func signOut() { Wiring.clear(.session) }
    }
    enum Wiring { static func clear(_ scope: Scope) {} }
    """,
    """
    import Factory
    extension Scope { static let session = Cached() }
    extension Container {
      var trips: Factory<TripStore> { self { TripStore() }.scope(.session) }
    }
    final class TripStore {}
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let graph = subject.registered
    let places = RegistrationPlaces(graph)
    var scopes: [String: [Int]] = [:]
    for index in graph.objects.indices where places.first(index) == index && places.isOfProduct(index) {
      guard case .named(let name) = graph.objects[index].lifetime, Self.isOfSession(name) else { continue }
      scopes[name, default: []].append(index)
    }
    guard !scopes.isEmpty, let signOut = SignOutCode.functions(in: subject).first else { return [] }
    let ends = ScopeEnds(subject)
    let endings = PossibleScopeEnds(subject)
    return scopes.keys.sorted().compactMap { name in
      guard let objects = scopes[name], let scope = declaration(of: name, in: subject),
        objects.allSatisfy({ ends.ends(of: graph.objects[$0]).isEmpty }), !endings.mayEnd(name)
      else { return nil }
      let kept = objects.prefix(3).map { index in
        FindingNote("'\(graph.objects[index].title)' is kept in it", at: graph.objects[index].site.place)
      }
      return Finding(
        rule: identifier, severity: severity,
        message: "nothing resets the scope '\(name)', so its objects outlive the user who was signed in",
        place: scope.place, notes: kept + [FindingNote("a user signs out here", at: signOut.place)],
        help: Self.help(name, graph.objects[objects[0]].registration.library), declaration: scope.declaration,
        subject: name)
    }
  }

  private static func help(_ name: String, _ library: InjectionLibrary) -> String {
    switch library {
    case .swinject: "add to the signing out: container.resetObjectScope(.\(name))"
    case .resolver: "add to the signing out: ResolverScope.\(name).reset()"
    case .factory, .needle, .swiftDependencies, .dip, .handwire, .homeMade:
      "add to the signing out: Container.shared.manager.reset(scope: .\(name))"
    }
  }

  private static func isOfSession(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["session", "user", "account", "loggedin", "signedin", "login", "authenticated"].contains {
      name.contains($0)
    }
  }

  /// Where the scope is made; `nil` for one that does not keep its objects, and for one that was not read.
  private func declaration(of name: String, in subject: AuditSubject) -> (place: Place, declaration: String)? {
    for file in subject.files where !file.isTest {
      let inExtensions = file.facts.extensions.map { ($0.extended.description, $0.members.properties) }
      let inTypes = file.facts.types.map { ($0.header.name, $0.members.properties) }
      for (owner, properties) in inExtensions + inTypes where owner.hasSuffix("Scope") {
        for property in properties where property.isStatic && property.header.name == name && !property.isComputed {
          guard case .call(let callee, let arguments)? = property.initialValue else { return nil }
          let text = "\(callee) \(arguments)"
          if ["Shared", "Graph", "Unique", "Weak", "Transient"].contains(where: { text.contains($0) }) { return nil }
          let position = property.header.position
          return (
            Place(path: file.path, line: position.line, column: position.column), "\(owner).\(name)"
          )
        }
      }
    }
    return nil
  }
}
