import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds objects that are fetched from a container instead of received.
struct LocatorCall: AuditFileRule {
  let identifier = "locator-call"
  let severity = Severity.warning
  let finds = "An object fetched from a container, a registry or a global holder inside of a type."
  let rationale = """
    What a type fetches is not in its initializer, so nobody who makes one can see what it needs, and a test has to know \
    which container to fill. A missing registration is found only when the line runs. Whoever makes the object already \
    has a graph to take the parts from: let it hand them over.
    """

  let triggering: [RuleExample] = [
    """
    import Factory

    final class TripListModel {
      ↓@Injected(\\.trips) private var trips

      func load() async -> [Trip] { await trips.all() }
    }
    """,
    """
    import Swinject

    final class TripListModel {
      private let trips: Trips

      init(resolver: Resolver) { trips = ↓resolver.resolve(Trips.self)! }
      func count() -> Int { (↓resolver ~> Counter.self).count }
    }
    """,
    """
    import FactoryKit

    extension Container {
      var trips: Factory<any Trips> { self { RemoteTrips() } }
      var isFree: Factory<Bool> { self { true } }
    }
    protocol Trips {}
    final class RemoteTrips: Trips {}

    final class TripListModel {
      ↓@LazyInjected(\\.trips) var lazyTrips
      ↓@InjectedObject(\\.trips)
      var observed
      let trips = ↓resolve(\\Container.trips)
      let isFree = Container.shared.isFree()
      func load() { show(↓Container.shared.trips(), ↓Container.shared.trips.resolve()) }
      func show(_ first: any Trips, _ second: any Trips = ↓Container.shared.trips()) {
        Container.shared.trips.register { RemoteTrips() }
        Container.shared.trips.reset()
      }
    }
    """,
    """
    import Resolver

    final class TripListModel {
      ↓@Injected var trips: Trips
      ↓@LazyInjected(name: .remote) var remote: Trips
      let log: Log = ↓Resolver.resolve()
      lazy var store: Store? = ↓Resolver.optional()
    }
    final class DetailModel: Resolving {
      lazy var trips: Trips = ↓resolver.resolve()
    }
    """,
    """
    protocol Trips {}
    protocol Sync {}
    protocol Log {}
    final class ServiceLocator {
      private static var _trips: Trips = RemoteTrips()
      static var trips: Trips { _trips }
      static var sync: Sync { RemoteSync() }
      static var log: Log { ConsoleLog() }
      static var isFree: Bool { true }
      static func setTrips(_ trips: Trips) { _trips = trips }
    }
    final class TripListModel {
      let sync: Sync
      init(sync: Sync = ↓ServiceLocator.sync) { self.sync = sync }
      func load() {
        ServiceLocator.setTrips(LocalTrips())
        if ServiceLocator.isFree { show(↓ServiceLocator.trips) }
      }
    }
    """,
    """
    import Foundation

    protocol Trips { func all() -> [String] }
    protocol Sync { func go() }
    protocol Log { func note(_ text: String) }
    final class AppEnvironment {
      var trips: Trips = RemoteTrips()
      var sync: () -> Sync = { RemoteSync() }
      var log: Log = ConsoleLog()
      var date: () -> Date = Date.init
      var isFree = false
      func trips(of user: String) -> Trips? { nil }
    }
    var Current = AppEnvironment()

    final class TripListModel {
      func load() {
        guard !Current.isFree, Current.date() > .distantPast else { return }
        ↓Current.log.note("loads")
        ↓Current.sync().go()
        show(↓Current.trips.all(), ↓Current.trips(of: "me")?.all())
        Current.trips = LocalTrips()
      }
    }
    """,
    """
    enum Services {
      private static var makers: [ObjectIdentifier: () -> Any] = [:]
      static func register<T>(_ make: @escaping () -> T) { makers[ObjectIdentifier(T.self)] = make }
      static func get<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(T.self)]?() as! T }
      static func get<T>() -> T { get(T.self) }
    }
    @propertyWrapper struct Service<T> {
      var wrappedValue: T { Services.get(T.self) }
    }
    final class TripListModel {
      ↓@Service private var trips: Trips
      let log = ↓Services.get(Log.self)
      let sync: Sync = ↓Services.get()
    }
    """,
    """
    public class SingletonConfig<S> {
      let make: (Dependencies) -> S
      init(_ make: @escaping (Dependencies) -> S) { self.make = make }
    }
    public class FlagConfig<S> {}
    public final class Dependencies {
      private var storage: [String: Any] = [:]
      subscript<S>(singleton config: SingletonConfig<S>) -> S { getOrMake(config) }
      subscript<S>(flag config: FlagConfig<S>) -> S { getOrMake(config) }
      private func getOrMake<S>(_ config: SingletonConfig<S>) -> S { storage["\\(S.self)"] as? S ?? config.make(self) }
      private func getOrMake<S>(_ config: FlagConfig<S>) -> S { storage["\\(S.self)"] as! S }
    }
    final class Crypto {}
    extension SingletonConfig { static var crypto: SingletonConfig<Crypto> { SingletonConfig<Crypto> { _ in Crypto() } } }
    extension FlagConfig { static var isFree: FlagConfig<Bool> { FlagConfig<Bool>() } }
    final class Message {
      let dependencies: Dependencies
      init(using dependencies: Dependencies) { self.dependencies = dependencies }
      func encrypted() -> Crypto { ↓dependencies[singleton: .crypto] }
      func isFree() -> Bool { dependencies[flag: .isFree] }
    }
    """,
    """
    import UIKit

    final class Sync {}
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
      let sync = Sync()
      var isActive = false
    }
    final class TripListModel {
      func load() -> Sync? {
        guard AppDelegate.shared.isActive else { return nil }
        return ↓AppDelegate.shared.sync
      }
      func reload() -> Sync? { (↓UIApplication.shared.delegate as? AppDelegate)?.sync }
    }
    """,
    """
    protocol Trips {}
    final class TripCache: Trips {
      private static var caches: [String: TripCache] = [:]
      static func instance(for user: String) -> Trips {
        if let cache = caches[user] { return cache }
        let cache = TripCache()
        caches[user] = cache
        return cache
      }
    }
    final class TripListModel {
      let trips = ↓TripCache.instance(for: "me")
    }
    """,
    """
    import HandwireInjected

    final class TripListModel {
      ↓@Injected(\\AppGraph.trips) private var trips
    }
    """,
    """
    import Swinject

    protocol Injectable { func injectServices(_ resolver: Resolver) }
    @propertyWrapper final class Injected<Value> {
      var wrappedValue: Value!
      init() {}
      func resolve(_ resolver: Resolver) { wrappedValue = resolver.resolve(Value.self) }
    }
    extension Injectable {
      func injectServices(_ resolver: Resolver) {
        Mirror(reflecting: self).children.forEach { ($0.value as? Resolvable)?.resolve(resolver) }
      }
    }
    final class TripStorage: Injectable {
      ↓@Injected() private var files: Files!
      ↓@Injected() private var log: Log!
      init(resolver: Resolver) { ↓injectServices(resolver) }
    }
    """,
    """
    protocol AFactory { func makeA() -> A }
    protocol BFactory { func makeB() -> B }
    protocol CFactory { func makeC() -> C }
    protocol DFactory { func makeD() -> D }
    protocol EFactory { func makeE() -> E }
    final class A {}
    final class B {}
    final class C {}
    final class D {}
    final class E {}
    final class AppContainer: AFactory, BFactory, CFactory, DFactory, EFactory {
      func makeA() -> A { A() }
      func makeB() -> B { B() }
      func makeC() -> C { C() }
      func makeD() -> D { D() }
      func makeE() -> E { E() }
    }
    final class Model {
      typealias Factory = AFactory & BFactory & CFactory
      let factory: Factory
      lazy var a = ↓factory.makeA()
      init(_ factory: Factory) { self.factory = factory }
      func b() -> B { ↓self.factory.makeB() }
    }
    final class Narrow {
      let factory: AFactory
      init(factory: AFactory) { self.factory = factory }
      func a() -> A { factory.makeA() }
    }
    """,
    """
    import Handwire
    import HandwireInjected

    struct AppBlueprint: Blueprint {
      typealias Lookup = ByType
    }
    protocol Trips {}
    final class TripListModel {
      ↓@Injected(\\AppGraph.trips) private var trips
      let other: any Trips = ↓installedGraph(AppGraph.self).resolve()
      func load(graph: AppGraph) -> any Trips { ↓graph.resolve() }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    final class TripListModel {
      private let trips: any Trips

      init(trips: any Trips) { self.trips = trips }

      func load() async -> [Trip] { await trips.all() }
    }
    """,
    """
    import AppIntents
    import HandwireInjected

    struct RemindIntent: AppIntent {
      @Injected(\\AppGraph.notifications) private var notifications
      func perform() async throws { installedGraph(AppGraph.self).log.write() }
    }
    """,
    """
    import Swinject

    final class TripAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Trips.self) { r in RemoteTrips(api: r.resolve(API.self)!) }
      }
    }
    """,
    """
    import PromiseKit
    import UIKit

    final class Search: NSObject {
      func find() -> Promise<Int> {
        Promise { seal in
          seal.resolve(1, nil)
          service.resolve(withTimeout: 5)
        }
      }
      func color() -> UIColor { theme.resolve(in: traits) }
      func path() -> URL { url.resolvingSymlinksInPath() }
      func store() -> NSPersistentContainer { NSPersistentContainer.shared }
      func cell() { table.register(TripCell.self, forCellReuseIdentifier: "trip") }
      // Container.shared.api() and @Injected(\\.api)
      let text = "Container.shared.api()"
    }
    """,
    """
    import Foundation

    final class Decoding {
      let decoder = JSONDecoder()
      var cache: [String: Any] = [:]
      func decoded<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try decoder.decode(T.self, from: data) }
      func value<T>(for key: String) -> T? { cache[key] as? T }
    }
    final class Model {
      let decoding = Decoding()
      func load(_ data: Data) throws -> Int { try decoding.decoded(Int.self, from: data) + (decoding.value(for: "a") ?? 0) }
    }
    """,
    """
    final class Trips {}
    final class Log {}
    final class Sync {}
    struct BookingDependencies {
      let trips: Trips
      let log: Log
      let sync: Sync
    }
    final class BookingModel {
      let dependencies: BookingDependencies
      init(dependencies: BookingDependencies) { self.dependencies = dependencies }
      func load() -> Trips { dependencies.trips }
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    let placements = audit.file.placements
    return audit.subject.containers.fetches(in: audit.file.path, of: audit.file.module).compactMap { fetch in
      guard fetch.setting == .plain, fetch.kind != .value, let body = fetch.site.body,
        placements.indices.contains(body), placements[body] == .product, !isLegitimate(fetch, body, audit)
      else { return nil }
      return Finding(
        rule: identifier, severity: severity, message: message(fetch), place: fetch.site.place,
        help: help(fetch, audit),
        declaration: fetch.site.declaration, subject: fetch.subject)
    }
  }

  /// Handwire's bridge is for objects that a framework constructs.
  private func isLegitimate(_ fetch: Fetch, _ body: Int, _ audit: FileAudit) -> Bool {
    guard fetch.library == .handwire else { return false }
    let names = audit.enclosures.chain(of: audit.facts.bodies[body]).flatMap { audit.enclosures.inheritedNames(of: $0) }
    return names.contains {
      Self.frameworkConstructed.contains($0) || $0.hasSuffix("Intent") || $0.hasSuffix("Delegate")
    }
  }

  private static let frameworkConstructed: Set<String> = [
    "App", "AppDelegate", "AppShortcutsProvider", "DynamicOptionsProvider", "EntityQuery", "EntityStringQuery",
    "IntentTimelineProvider", "AppIntentTimelineProvider", "TimelineProvider", "INExtension", "NSViewController",
    "NSWindowController", "UIViewController", "UITableViewController", "UICollectionViewController", "Widget",
    "WidgetBundle", "ControlWidget", "UNNotificationServiceExtension", "NSObject", "UIView", "NSView",
  ]

  private func message(_ fetch: Fetch) -> String {
    switch fetch.manner {
    case .filling: "'\(fetch.subject)' fills the object from a container: its initializer does not say what it needs"
    case .environment: "'\(fetch.subject)' reads a whole container from the environment"
    case .wrapper, .call, .member, .subscripted, .operation:
      "'\(fetch.subject)' fetches \(what(fetch)) instead of receiving it"
    }
  }

  private func what(_ fetch: Fetch) -> String {
    if let written = fetch.key.written { return "'\(written)'" }
    return fetch.key.member.map { "'\($0)'" } ?? "an object"
  }

  private func help(_ fetch: Fetch, _ audit: FileAudit) -> String? {
    if case .unknown = fetch.key.type { return nil }
    let type = audit.subject.program.describe(fetch.key.type)
    let name =
      fetch.manner == .wrapper ? fetch.site.declaration.split(separator: ".").last.map(String.init) : fetch.key.member
    let parameter = name.map { "\($0): \(type)" } ?? type
    return "receive it in the initializer: \(parameter)"
  }
}
