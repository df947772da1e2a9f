import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds objects that hold each other, or themselves, strongly: through a stored closure, a subscription, a delegate.
struct RetainCycle: AuditFileRule {
  let identifier = "retain-cycle"
  let severity = Severity.warning
  let finds = """
    An object that is held by what it holds: through a closure in a property, a subscription that it keeps, a delegate \
    that is not weak.
    """
  let rationale = """
    Objects that hold each other strongly are never released, whoever lets go of them. Their scope seems to end and does
    not: observers go on, memory grows, and the previous user's data stay where they were. One of the two must hold weakly.
    """

  let triggering: [RuleExample] = [
    """
    protocol PlayerDelegate: AnyObject { func didEnd() }
    final class Player {
      var delegate: (any PlayerDelegate)?
      var onProgress: ((Double) -> Void)?
    }
    final class Queue: PlayerDelegate {
      private let player = Player()
      init() { ↓player.delegate = self }
      func didEnd() {}
    }
    """,
    """
    import Combine
    final class Player {
      var onProgress: ((Double) -> Void)?
    }
    final class Progress {
      private let player: Player
      private let updates = PassthroughSubject<Double, Never>()
      private var cancellables: Set<AnyCancellable> = []
      private var handler: (() -> Void)?
      @Published var value = 0.0
      lazy var reset: () -> Void = ↓{ self.value = 0 }
      init(player: Player) {
        self.player = player
        ↓player.onProgress = { self.value = $0 }
        ↓self.player.onProgress = { self.value = $0 }
        ↓handler = { self.value = 1 }
        ↓updates.map { $0 * 2 }.sink { self.value = $0 }.store(in: &cancellables)
        ↓updates.assign(to: \\.value, on: self).store(in: &cancellables)
      }
    }
    """,
    """
    protocol Reporting: AnyObject { func report() }
    final class Worker {
      private let reporter: any Reporting
      init(reporter: any Reporting) { self.reporter = reporter }
    }
    final class Office: Reporting {
      private lazy var worker = ↓Worker(reporter: self)
      private var second: Worker?
      func hire() { second = ↓Worker(reporter: self) }
      func report() {}
    }
    """,
    """
    import Swinject
    func register(in c: Container) {
      c.register(Foo.self) { _ in Foo() }.inObjectScope(.container)
        .initCompleted { r, f in f.bar = ↓r.resolve(Bar.self) }
      c.register(Bar.self) { r in Bar(foo: r.resolve(Foo.self)!) }
        .inObjectScope(.container)
      c.register(List.self) { r in List(detail: r.resolve(Detail.self)!) }
      c.register(Detail.self) { _ in Detail() }
        .initCompleted { r, detail in detail.list = ↓r.resolve(List.self)! }
    }
    let container = Container()
    func launch() { register(in: container) }
    final class Foo { var bar: Bar? }
    final class Bar {
      private let foo: Foo
      init(foo: Foo) { self.foo = foo }
    }
    final class List {
      private let detail: Detail
      init(detail: Detail) { self.detail = detail }
    }
    final class Detail { var list: List? }
    """,
    """
    import Factory
    extension Container {
      var player: Factory<Player> { self { Player() }.cached }
      var queue: Factory<Queue> { self { Queue() } }
    }
    final class Player {
      ↓@LazyInjected(\\.queue) private var queue
    }
    final class Queue {
      @Injected(\\.player) private var player
    }
    """,
    """
    import Resolver
    extension Resolver {
      static var ctx: Resolver?
      func registerAll() {
        register { r -> B in
          Resolver.ctx = r
          return B()
        }
        .scope(.container)
        register { A() }
      }
    }
    final class A {}
    final class B { ↓@LazyInjected(container: .ctx) var a: A }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    protocol PlayerDelegate: AnyObject { func didEnd() }
    final class Player {
      weak var delegate: (any PlayerDelegate)?
      var onProgress: ((Double) -> Void)?
    }
    final class Queue: PlayerDelegate {
      private let player = Player()
      init() { player.delegate = self }
      func didEnd() {}
    }
    """,
    """
    import Combine
    final class Player {
      var onProgress: ((Double) -> Void)?
    }
    final class Progress {
      private weak var player: Player?
      private let updates = PassthroughSubject<Double, Never>()
      private let other: Player
      private var cancellables: Set<AnyCancellable> = []
      private var handler: (() -> Void)?
      @Published var value = 0.0
      init(player: Player, other: Player) {
        self.player = player
        self.other = other
        self.player?.onProgress = { self.value = $0 }
        other.onProgress = { self.value = $0 }
        handler = { [weak self] in self?.value = 1 }
        updates.sink { [unowned self] in self.value = $0 }.store(in: &cancellables)
        updates.first().sink { self.value = $0 }.store(in: &cancellables)
        Just(1).sink { self.value = $0 }.store(in: &cancellables)
        updates.assign(to: &$value)
      }
      func stop() { self.other.onProgress = nil }
    }
    struct Form {
      var submit: (() -> Void)?
      mutating func begin() { submit = { self.go() } }
      func go() {}
    }
    """,
    """
    import SwiftUI
    @main
    struct Main: App {
      private let root = Root()
      var body: some Scene { WindowGroup { Text("") } }
    }
    final class Delegate: NSObject {
      let container = Container()
    }
    extension Delegate: NSApplicationDelegate {}
    final class Container: Reporting {
      private lazy var desk = Desk(reporter: self)
      func report() {}
    }
    final class Root: Reporting {
      private lazy var desk = Desk(reporter: self)
      func report() {}
    }
    final class Desk {
      private let reporter: any Reporting
      init(reporter: any Reporting) { self.reporter = reporter }
    }
    protocol Reporting: AnyObject { func report() }
    final class Worker {
      private weak var reporter: (any Reporting)?
      init(reporter: any Reporting) { self.reporter = reporter }
    }
    final class Office: Reporting {
      private lazy var worker = Worker(reporter: self)
      func report() {}
      func visit() -> Worker { Worker(reporter: self) }
    }
    """,
    """
    import Swinject
    func register(in c: Container) {
      c.register(Foo.self) { _ in Foo() }.inObjectScope(.container)
        .initCompleted { r, f in
          f.bar = r.resolve(Bar.self)
          f.take(r.resolve(Bar.self))
        }
      c.register(Bar.self) { r in Bar(foo: r.resolve(Foo.self)!) }
        .inObjectScope(.container)
    }
    let container = Container()
    func launch() { register(in: container) }
    final class Foo {
      weak var bar: Bar?
      func take(_ bar: Bar?) {}
    }
    final class Bar {
      private let foo: Foo
      init(foo: Foo) { self.foo = foo }
    }
    """,
    """
    import Factory
    extension Container {
      var player: Factory<Player> { self { Player() } }
      var queue: Factory<Queue> { self { Queue() } }
      var list: Factory<List> { self { List() }.cached }
      var row: Factory<Row> { self { Row() } }
    }
    final class Player {
      @LazyInjected(\\.queue) private var queue
    }
    final class Queue {
      @Injected(\\.player) private var player
    }
    final class List {
      @WeakLazyInjected(\\.row) private var row
    }
    final class Row {
      @Injected(\\.list) private var list
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    let ownCode = OwnCode(audit.subject)
    ownCode.use(audit)
    return ContainerCycles(audit: audit).findings(of: self)
      + audit.productBodies.flatMap { body -> [Finding] in
        var life: LifeOfOwner?
        var isLooked = false
        return audit.facts.code[body.root].all.compactMap { node in
          guard StrongCycle.isPossible(at: node) else { return nil }
          if !isLooked {
            life = LifeOfOwner(of: body, in: audit, ownCode: ownCode)
            isLooked = true
          }
          guard let life, let cycle = StrongCycle(at: node, in: body, of: life) else { return nil }
          return audit.finding(
            of: self, at: node, in: body, subject: cycle.subject, message: cycle.message, notes: cycle.notes,
            help: cycle.help)
        }
      }
  }
}
