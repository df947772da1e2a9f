import HandwireFacts
import HandwireGraph
import HandwireReaders
import HandwireReports
import Testing

@Suite("Code that registers objects with containers")
struct RegisteredWiringTests {
  private func report(_ source: String) -> (report: WiredGraphReport, graph: WiredGraph) {
    let facts = FileFactsReader(.code).facts(of: source)
    let program = Program(modules: [Module(name: "App", files: [ModuleFile(path: "App.swift", facts: facts)])])
    let code = CodeProgram(program)
    let containers = ContainerReader(code).reading()
    let registered = RegisteredGraphReader(code, reading: containers).graph()
    let graph = HandWiredReader(code, containers: containers, registered: registered).graph()
    return (WiredGraphReport(graph, program), graph)
  }

  @Test("of Swinject: who receives the keychain, and through what")
  func swinject() throws {
    let (report, graph) = report(
      """
      import Swinject
      protocol Storage {}
      final class Keychain {}
      final class KeychainStorage: Storage { init(keychain: Keychain, name: String) {} }
      final class API { init(storage: Storage) {} }
      final class Model { init(id: Int, api: API) {} }
      final class Other {}
      final class AppAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Keychain.self) { _ in Keychain() }.inObjectScope(.container)
          container.register(Other.self) { _ in Other() }
          container.register(Storage.self, name: "safe") { r in
            let keychain = r.resolve(Keychain.self)!
            return KeychainStorage(keychain: keychain, name: "safe")
          }.inObjectScope(.session)
          container.register(API.self) { r in API(storage: r.resolve(Storage.self, name: "safe")!) }
            .inObjectScope(.weak)
          container.register(Model.self) { r, id in Model(id: id, api: r.resolve(API.self)!) }
        }
      }
      let assembler = Assembler([AppAssembly()])
      final class Coordinator {
        private let api: API
        init(resolver: Resolver) { api = resolver.resolve(API.self)! }
        func show(_ resolver: Resolver) { resolver.resolve(Model.self, argument: 1)!.load() }
      }
      """)
    let text = try report.text(as: .text, to: "Keychain")
    #expect(
      text == """
        AppAssembly
        ├─ lazy              Keychain
        ├─ in scope session  safe      any Storage  = KeychainStorage  ← keychain: Keychain
        ├─ shared            API                                       ← storage: safe
        └─ one a resolution  Model                                     ← api: API

        Coordinator
        ├─ held     api  API  ← API
        └─ fetched  resolver.resolve(Model.self, argument: 1)  ← Model

        """)
    #expect(graph.unknowns.isEmpty)
    #expect(graph.bindings.first { $0.lifetime == .resolution && !$0.arguments.isEmpty }?.arguments == ["id"])
  }

  @Test("of Factory: members, wrapped properties, what nobody registers")
  func factory() throws {
    let (report, graph) = report(
      """
      import FactoryKit
      final class Keychain {}
      final class API { init(keychain: Keychain) {} }
      final class Screen { init(api: API) {} }
      extension Container {
        var keychain: Factory<Keychain> { self { Keychain() }.singleton }
        var api: Factory<API> { self { API(keychain: self.keychain()) } }
        var pay: Factory<Pay?> { promised() }
      }
      final class Model {
        @Injected(\\.api) private var api
        @LazyInjected(\\.pay) private var pay
        func open() -> Screen { Screen(api: api) }
      }
      """)
    #expect(
      try report.text(as: .text, to: "keychain") == """
        Container
        ├─ in scope singleton  keychain  Keychain
        └─ built               api       API       ← keychain

        Model
        ├─ held   api     API     ← Container.api
        └─ makes  open()  Screen  ← api

        """)
    #expect(graph.unknowns.map(\.target) == [.unknown("nothing registers what '@LazyInjected(\\.pay)' asks for")])
  }

  @Test("of Needle: what a component shares, makes and hands on")
  func needle() throws {
    let (report, graph) = report(
      """
      import NeedleFoundation
      final class Keychain {}
      final class API { init(keychain: Keychain) {} }
      final class Screen { init(api: API) {} }
      final class RootComponent: BootstrapComponent {
        var keychain: Keychain { shared { Keychain() } }
        var api: API { API(keychain: keychain) }
        func makeScreen() -> Screen { Screen(api: api) }
      }
      protocol DetailDependency: Dependency { var api: API { get } }
      final class DetailComponent: Component<DetailDependency> {
        var screen: Screen { Screen(api: dependency.api) }
      }
      """)
    let text = try report.text(as: .text, to: "keychain")
    #expect(
      text == """
        RootComponent
        ├─ lazy   keychain      Keychain
        ├─ built  api           API       ← keychain
        └─ makes  makeScreen()  Screen    ← api

        DetailComponent
        └─ built  screen  Screen  ← api: RootComponent.api

        """)
    #expect(graph.unknowns.isEmpty)
  }
}
