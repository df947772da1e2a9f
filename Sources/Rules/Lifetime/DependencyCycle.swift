import HandwireFacts
import HandwireFindings

/// Finds objects whose construction needs themselves.
struct DependencyCycle: AuditRule {
  let identifier = "dependency-cycle"
  let severity = Severity.error
  let finds = """
    An object whose construction needs the object itself: through registrations, through computed and lazy properties of \
    a component, through singletons that ask for each other.
    """
  let rationale = """
    What needs itself before it is there can never be made: the program ends in endless recursion, or waits for itself,
    the first time that anybody asks. One of the needs has to wait: a closure, or a property that is set once both are there.
    """

  let triggering: [RuleExample] = [
    """
    import NeedleFoundation
    final class C: Component<D> {
      var ↓vc: VC { shared { VC(child: child) } }
      var child: Child { Child(seed: seed) }
      var seed: Int { vc.seed }
    }
    protocol D: Dependency {}
    final class VC {
      let seed = 0
      init(child: Child) {}
    }
    struct Child { let seed: Int }
    """,
    """
    import Swinject
    func register(in container: Container) {
      ↓container.register(Trips.self) { r in Trips(account: r.resolve(Account.self)!) }
      container.register(Account.self) { r in
        let session = r.resolve(Session.self)!
        return Account(session: session)
      }
      container.register(Session.self) { r in Session(trips: r.resolve(Trips.self)!) }
    }
    func launch() { register(in: Container()) }
    final class Trips { init(account: Account) {} }
    final class Account { init(session: Session) {} }
    final class Session { init(trips: Trips) {} }
    """,
    """
    import Factory
    extension Container {
      var trips: Factory<Trips> ↓{ self { Trips(account: self.account()) }.singleton }
      var account: Factory<Account> { self { Account() }.singleton }
    }
    final class Trips { init(account: Account) {} }
    final class Account { @Injected(\\.trips) private var trips }
    """,
    """
    final class Store {
      static let ↓shared = Store()
      private let log: Log
      private init() { log = Log.shared }
    }
    final class Log {
      static let shared = Log()
      private let store = Store.shared
    }
    final class Root {
      lazy var ↓first = First(second: second)
      private lazy var second: Second = { Second(first: first) }()
    }
    final class First { init(second: Second) {} }
    final class Second { init(first: First) {} }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import NeedleFoundation
    final class C: Component<D> {
      var vc: VC { shared { VC(child: child) } }
      var child: Child { Child(seed: { [unowned self] in self.vc.seed }) }
    }
    protocol D: Dependency {}
    final class VC {
      let seed = 0
      init(child: Child) {}
    }
    struct Child { let seed: () -> Int }
    """,
    """
    import Swinject
    func register(in container: Container, parent: Container) {
      container.register(Trips.self) { r in Trips(account: r.resolve(Account.self)!) }
      container.register(Account.self) { _ in Account() }
        .initCompleted { r, account in account.trips = r.resolve(Trips.self) }
      container.register(Clock.self) { _ in parent.resolve(Clock.self)! }
      container.register(Later.self) { r in Later { r.resolve(Later.self)! } }
      container.register(Named.self, name: "a") { r in Named(r.resolve(Named.self, name: "b")!) }
      container.register(Named.self, name: "b") { _ in Named(nil) }
    }
    func launch() { register(in: Container(), parent: Container()) }
    final class Trips { init(account: Account) {} }
    final class Account { weak var trips: Trips? }
    final class Clock {}
    final class Later { init(_ next: @escaping () -> Later) {} }
    final class Named { init(_ next: Named?) {} }
    """,
    """
    import Factory
    extension Container {
      var trips: Factory<Trips> { self { Trips(account: self.account()) }.singleton }
      var account: Factory<Account> { self { Account() }.singleton }
    }
    final class Trips { init(account: Account) {} }
    final class Account { @LazyInjected(\\.trips) private var trips }
    """,
    """
    final class Store {
      static let shared = Store()
      private init() { Task { await Log.shared.begin() } }
    }
    actor Log {
      static let shared = Log()
      private let store = Store.shared
      func begin() {}
    }
    final class Root {
      private var known: First?
      var parent: Root?
      var first: First {
        if let known { return known }
        let made = First(second: second)
        known = made
        return made
      }
      var second: Second { Second(first: first) }
      var depth: Depth { parent.map { Depth($0.depth.value + 1) } ?? Depth(0) }
      var isRoot: Bool { parent == nil || Root().isRoot }
    }
    struct Depth {
      let value: Int
      init(_ value: Int) { self.value = value }
    }
    class Shape {
      var outline: Outline { Outline(fill) }
      var fill: Fill { Fill(outline) }
    }
    final class Square: Shape { override var fill: Fill { Fill(nil) } }
    struct Outline { init(_ fill: Fill) {} }
    struct Fill { init(_ outline: Outline?) {} }
    final class First { init(second: Second) {} }
    final class Second { init(first: First) {} }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    ConstructionGraph(subject).cycles().map(finding)
  }

  private func finding(for cycle: ConstructionGraph.Cycle) -> Finding {
    let owners = Set(cycle.nodes.map(\.owner))
    let isOne = owners.count == 1 && owners.first != .some(nil) && cycle.nodes.count > 1
    var names: [String] = []
    for node in cycle.nodes {
      let name = isOne ? node.name.split(separator: ".").last.map(String.init) ?? node.name : node.name
      if names.last != name { names.append(name) }
    }
    let first = names[0]
    if names.count > 1, names.last == first { names.removeLast() }
    let last = names[names.count - 1]
    let path = (names + [first]).joined(separator: " → ")
    let nexts = Array(cycle.nodes.dropFirst()) + [cycle.nodes[0]]
    let notes = zip(zip(cycle.nodes, nexts), cycle.places).compactMap { pair, place -> FindingNote? in
      if case .values = pair.1.step { return nil }
      return FindingNote("'\(pair.0.name)' needs '\(pair.1.name)' here", at: place)
    }
    return Finding(
      rule: identifier, severity: severity, message: "'\(first)' cannot be made: it needs itself: \(path)",
      place: cycle.nodes[0].place, notes: notes,
      help: "let '\(last)' take a closure that gives '\(first)', and call it once '\(first)' is there",
      declaration: cycle.nodes[0].name, subject: path)
  }
}
