import HandwireFacts
import Testing

@testable import HandwireReaders

@Suite("Registrations joined with requests")
struct RegisteredGraphTests {
  private func graph(_ source: String, tests: String? = nil) -> RegisteredGraph {
    var modules = [
      Module(
        name: "App",
        files: [ModuleFile(path: "App/Main.swift", facts: FileFactsReader(.code).facts(of: source))])
    ]
    if let tests {
      modules.append(
        Module(
          name: "AppTests", role: .test, dependencies: ["App"],
          files: [ModuleFile(path: "Tests/Main.swift", facts: FileFactsReader(.code).facts(of: tests))]))
    }
    let code = CodeProgram(Program(modules: modules))
    return RegisteredGraphReader(code, reading: ContainerReader(code).reading()).graph()
  }

  /// One line a request: what is asked, by whom, how it is held, what answers.
  private func lines(_ graph: RegisteredGraph) -> [String] {
    graph.requests.map { request in
      let receiver =
        switch request.receiver {
        case .object(let object): graph.objects[object].title
        case .completion(let object): "completion of \(graph.objects[object].title)"
        case .type(let type): type.dottedName
        case .code: "code"
        }
      let answer =
        switch request.answer {
        case .objects(let objects): objects.map { graph.objects[$0].title }.joined(separator: ", ")
        case .missing(let near):
          "missing"
            + near.map { miss in
              switch miss.reason {
              case .optionality: " optionality"
              case .name: " name"
              case .arguments(let types): " \(types.count) arguments"
              case .neverRun(let why): " (\(why))"
              case .testsOnly: " tests"
              case .promise: " promise"
              }
            }.joined()
        case .unknown(let why): "unknown: \(why)"
        }
      return "\(receiver).\(request.member ?? "_") \(request.hold): \(answer)"
    }
  }

  @Test("Swinject compares type, optionality, name and the types of arguments")
  func swinject() {
    let graph = graph(
      """
      import Swinject
      final class Session {}
      final class API { init(session: Session?, url: String) {} }
      final class Model { init(api: API, later: @escaping () -> API) {} }
      final class Detail { init(id: Int, api: API) {} }
      final class Box<Element> {}
      final class Registry: Assembly {
        func assemble(container: Container) {
          container.register(Session?.self) { _ in nil }
          container.register(API.self, name: "open") { r in API(session: r.resolve(Session.self), url: "") }
          container.register(Model.self) { r in
            Model(api: r.resolve(API.self, name: "Open")!, later: { r.resolve(API.self, name: "open")! })
          }
          container.register(Detail.self) { (r, id: Int) in Detail(id: id, api: r.resolve(API.self, name: name)!) }
          container.register(Box<Int>.self) { _ in Box<Int>() }
        }
      }
      let assembler = Assembler([Registry()])
      struct Screen {
        let resolver: Resolver
        func open() {
          _ = resolver.resolve(Detail.self, argument: 3)
          _ = resolver.resolve(Detail.self, argument: "3")
          _ = resolver.resolve(Detail.self, argument: Int("3"))
          _ = resolver.resolve(Box<String>.self)
          _ = resolver.resolve(Box<Int>.self)
        }
      }
      """)
    #expect(
      lines(graph) == [
        "API (name: \"open\").session stored: missing optionality",
        "Model.api stored: missing name",
        "Model._ deferred: API (name: \"open\")",
        "Detail.api stored: unknown: its name is made at run time",
        "Screen._ used: Detail",
        "Screen._ used: missing 1 arguments",
        "Screen._ used: Detail",
        "Screen._ used: missing",
        "Screen._ used: Box<Int>",
      ])
    #expect(graph.objects.allSatisfy { $0.reach.run == .surely })
    #expect(graph.objects.map { $0.implementation?.lastName ?? "-" } == ["-", "API", "Model", "Detail", "Box"])
  }

  @Test("an assembly that nothing applies registers nothing, and one that was not read may register anything")
  func assemblies() {
    let source = """
      import Swinject
      final class API {}
      final class Dead: Assembly {
        func assemble(container: Container) { container.register(API.self) { _ in API() } }
      }
      final class Live: Assembly { func assemble(container: Container) {} }
      func start(resolver: Resolver) { _ = resolver.resolve(API.self)! }
      """
    #expect(
      lines(graph(source + "\nlet assembler = Assembler([Live()])"))
        == ["code._ used: missing (nothing applies Dead)"])
    #expect(
      lines(graph(source + "\nlet assembler = Assembler([Live(), Elsewhere()])"))
        == ["code._ used: unknown: the assembly 'Elsewhere' was not read"])
  }

  @Test("conditions around a registration: flags, both ways of an if, builds, tests")
  func conditions() {
    let graph = graph(
      """
      import Swinject
      final class API {}
      func fill(_ container: Container, flags: Flags) {
        if flags.isNew { container.register(API.self) { _ in API() } } else { container.register(Int.self) { _ in 1 } }
        #if DEBUG
        container.register(String.self) { _ in "" }
        #endif
        switch flags.kind {
        case .a: container.register(Double.self) { _ in 1 }
        default: break
        }
      }
      let filled = fill(Container(), flags: Flags())
      """,
      tests: """
        import Swinject
        func fillTests(_ container: Container) { container.register(Bool.self) { _ in true } }
        let filled = fillTests(Container())
        """)
    let rows = graph.objects.map { object in
      let reach = object.reach
      return "\(object.title) \(reach.run) \(reach.branches.map { "\($0.condition) \($0.way) \($0.isElse)" }) "
        + "\(reach.buildConditions) \(reach.isForTests)"
    }
    #expect(
      rows == [
        "API perhaps [\"flags.isNew 0 false\"] [] false", "Int perhaps [\"flags.isNew 1 true\"] [] false",
        "String perhaps [] [\"DEBUG\"] false", "Double perhaps [\"flags.kind 0 false\"] [] false",
        "Bool perhaps [] [] true",
      ])
  }

  @Test("Factory: members, default scopes for each container, promises and who keeps them, wrappers")
  func factory() {
    let graph = graph(
      """
      import FactoryKit
      final class API {}
      final class Store { init(api: API) {} }
      final class Pay {}
      extension Container {
        var api: Factory<API> { self { API() } }
        var store: Factory<Store> { self { Store(api: self.api()) }.scope(.session) }
        var pay: Factory<Pay?> { promised() }
        var kept: Factory<Pay?> { promised() }
      }
      final class Own: SharedContainer {
        static let shared = Own()
        let manager = ContainerManager()
        func autoRegister() { manager.defaultScope = .singleton }
      }
      extension Own { var other: Factory<API> { self { API() } } }
      func launch() { Container.shared.kept.register { Pay() } }
      final class Cart {
        @Injected(\\.pay) var pay
        @LazyInjected(\\.store) var store
        @WeakLazyInjected(\\.kept) var kept
        let api = Container.shared.api()
        func end() { Container.shared.manager.reset(scope: .session) }
      }
      """)
    #expect(
      lines(graph) == [
        "Container.store.api stored: Container.api",
        "Cart.pay stored: missing promise",
        "Cart.store storedLater: Container.store",
        "Cart.kept weak: Container.kept",
        "Cart.api stored: Container.api",
      ])
    #expect(
      graph.objects.filter { !$0.registration.isOverride }.map(\.lifetime) == [
        .everyRequest, .named("session"), .everyRequest, .everyRequest, .process,
      ])
    #expect(graph.resets.map(\.extent) == [.scope("session")])
  }

  @Test("autoregister asks for every parameter that is no argument; Resolver infers its keys")
  func inferred() {
    let swinject = graph(
      """
      import Swinject
      import SwinjectAutoregistration
      final class API {}
      final class Model { init(id: Int, api: API, name: String = "") {} }
      func fill(_ container: Container) {
        container.autoregister(Model.self, argument: Int.self, initializer: Model.init)
        container.register(API.self) { _ in API() }.inObjectScope(.weak)
      }
      let filled = fill(Container())
      """)
    #expect(lines(swinject) == ["Model.api stored: API"])
    #expect(swinject.objects.map(\.lifetime) == [.oneResolution, .whileHeld])
    #expect(swinject.objects[0].implementation?.lastName == "Model")

    let resolver = graph(
      """
      import Resolver
      final class API {}
      final class Store { init(api: API) {} }
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { API() }.scope(.application)
          register { Store(api: resolve()) }.scope(.cached)
        }
      }
      final class Model { @Injected var store: Store; @LazyInjected var api: API }
      """)
    #expect(
      lines(resolver) == ["Store.api stored: API", "Model.store stored: Store", "Model.api storedLater: API"])
    #expect(resolver.objects.map(\.lifetime) == [.process, .container])
  }
}
