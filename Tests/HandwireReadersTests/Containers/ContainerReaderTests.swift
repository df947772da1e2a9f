import HandwireFacts
import HandwireReaders
import Testing

@Suite("Containers")
struct ContainerReaderTests {
  private func reading(_ source: String, others: [String: String] = [:]) -> ContainerReading {
    var modules = [
      Module(
        name: "App", dependencies: others.keys.sorted(),
        files: [ModuleFile(path: "App/Main.swift", facts: FileFactsReader(.code).facts(of: source))])
    ]
    for (name, source) in others.sorted(by: { $0.key < $1.key }) {
      modules.append(
        Module(
          name: name,
          files: [ModuleFile(path: "\(name)/Main.swift", facts: FileFactsReader(.code).facts(of: source))]))
    }
    return ContainerReader(CodeProgram(Program(modules: modules))).reading()
  }

  @Test("of Swinject: keys, names, arguments, scopes, what is forwarded and what completes")
  func swinject() throws {
    let found = reading(
      """
      import Swinject

      protocol API {}
      final class Session {}
      final class TripAssembly: Assembly {
        func assemble(container: Container) {
          container.register(API.self, name: "open") { (r: Resolver, url: String, session: Session) in
            RemoteAPI(url, r.resolve(Session?.self, name: .main))
          }
          .inObjectScope(.container)
          .implements(Open.self)
          .initCompleted { r, api in api.session = r.resolve(Session.self) }
          container.autoregister(Session.self, argument: Int.self, initializer: Session.init)
          table.register(Cell.self, forCellReuseIdentifier: "a")
        }
      }
      let assembler = Assembler([TripAssembly(), API_Assembly()], container: parent)
      """)
    let rows = found.registrations.map { one in
      "\(one.key.written.map(\.description) ?? "-") \(one.key.name) \(one.arguments.count) \(one.scope ?? "-") "
        + "\(one.forwarded.compactMap { $0.written?.description }) \(one.completion != nil) \(one.site.declaration)"
    }
    #expect(
      rows == [
        "API fixed(\"open\") 2 .container [\"Open\"] true TripAssembly.assemble(container:)",
        "Session none 1 - [] false TripAssembly.assemble(container:)",
      ])
    #expect(found.registrations[0].arguments[0] == .external(path: ["String"], arguments: []))
    #expect(found.fetches.map(\.subject) == ["r.resolve(Session?.self, name: .main)", "r.resolve(Session.self)"])
    #expect(found.fetches.allSatisfy { $0.setting == .registration })
    #expect(found.fetches.map(\.key.name) == [.fixed(".main"), .none])
    #expect(
      found.declarations.map { "\($0.kind) \($0.assemblies) \($0.parents)" } == [
        "assembly [] []", "assembler [\"TripAssembly\", \"API_Assembly\"] [\"parent\"]",
      ])
  }

  @Test("of Factory: keys, scopes, parameters, promises and what replaces them")
  func factory() {
    let found = reading(
      """
      import FactoryKit

      final class API {}
      extension Container {
        var api: Factory<API> { self { API(self.http()) }.singleton }
        var http: Factory<HTTP> { Factory(self) { HTTP() }.scope(.session).onTest { Mock() } }
        var pay: Factory<Pay?> { promised() }
        var detail: ParameterFactory<Int, Detail> { self { Detail($0) } }
      }
      func set() { Container.shared.api.register { API() } }
      let api = Container.shared.api()
      """)
    let rows = found.registrations.map {
      "\($0.key.member ?? "-") \($0.scope ?? "-") \($0.arguments.count) \($0.isPromised) \($0.isOverride) \($0.factory != nil)"
    }
    #expect(
      rows == [
        "api .singleton 0 false false true", "http .session 0 false false true", "pay - 0 true false false",
        "detail - 1 false false true", "api - 0 false true true",
      ])
    #expect(found.fetches.map(\.subject) == ["self.http", "Container.shared.api"])
    #expect(found.fetches.map(\.setting) == [.container, .plain])
    #expect(found.fetches[1].key.type.lastName == "API")
  }

  @Test("of Resolver, Needle and swift-dependencies")
  func others() {
    let resolver = reading(
      """
      import Resolver

      final class API {}
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { API() }.scope(.application).implements(Open.self)
          register(name: .mock) { Mock() as Open }
        }
      }
      """)
    #expect(resolver.registrations.map { $0.scope ?? "-" } == [".application", "-"])
    #expect(resolver.registrations[0].key.type.lastName == "API")
    #expect(resolver.registrations.map(\.key.name) == [.none, .fixed(".mock")])

    let needle = reading(
      """
      import NeedleFoundation

      protocol TripDependency: Dependency { var api: API { get } }
      final class API {}
      final class TripComponent: Component<TripDependency> {
        var store: Store { shared { Store(dependency.api) } }
        var screen: Screen { Screen(store) }
      }
      """)
    #expect(needle.registrations.map { "\($0.key.member ?? "-") \($0.scope ?? "-")" } == ["store shared", "screen -"])
    #expect(
      needle.declarations.map { "\($0.kind) \($0.parents)" } == [
        "dependencyProtocol []", "component [\"TripDependency\"]",
      ])

    let dependencies = reading(
      """
      import Dependencies

      struct Client { var load: () -> Int }
      extension Client: DependencyKey {
        static var liveValue: Client { Client { 1 } }
        static let testValue = Client { 2 }
      }
      """)
    #expect(
      dependencies.registrations.map { "\($0.key.member ?? "-") \($0.isOverride)" } == ["Client false", "Client true"])
  }

  @Test("of another module are known by where they are declared")
  func acrossModules() {
    let found = reading(
      """
      import Services

      final class Model {
        let api = Registry.get(API.self)
        let name = Names.get(String.self)
      }
      """,
      others: [
        "Services": """
        public final class API {}
        public enum Registry {
          private static var made: [ObjectIdentifier: Any] = [:]
          public static func get<T>(_ type: T.Type) -> T { made[ObjectIdentifier(type)] as! T }
        }
        """
      ])
    #expect(found.fetches.filter { $0.setting == .plain }.map(\.subject) == ["Registry.get(API.self)"])
    #expect(found.fetches.last?.key.type.identifier?.module == "Services")
  }
}
