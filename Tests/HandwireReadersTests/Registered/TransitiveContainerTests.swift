import HandwireFacts
import Testing

@testable import HandwireReaders

@Suite("A container in reach of modules that do not import its library")
struct TransitiveContainerTests {
  private func graph(feature: String) -> RegisteredGraph {
    func module(_ name: String, dependencies: [String] = [], _ source: String) -> Module {
      Module(
        name: name, dependencies: dependencies,
        files: [ModuleFile(path: "\(name)/\(name).swift", facts: FileFactsReader(.code).facts(of: source))])
    }
    let code = CodeProgram(
      Program(modules: [
        module(
          "Injection",
          """
          import Swinject
          public final class Receipt {}
          public enum Services {
            public static var container = Container()
            public static func fill() { container.register(Receipt.self) { (_: Resolver, number: Int) in Receipt() } }
          }
          Services.fill()
          """), module("Feature", dependencies: ["Injection"], feature),
      ]))
    return RegisteredGraphReader(code, reading: ContainerReader(code).reading()).graph()
  }

  @Test("is asked as that library's")
  func asked() {
    let graph = graph(
      feature: """
        import Injection
        final class Model {
          func good() { _ = Services.container.resolve(Receipt.self, argument: 1) }
          func bad() { _ = Services.container.resolve(Receipt.self, argument: "1") }
        }
        """)
    #expect(graph.requests.map(\.library) == [.swinject, .swinject])
    let answers = graph.requests.map { request in
      switch request.answer {
      case .objects(let objects): "\(objects)"
      case .missing(let near): "missing, \(near.count) near"
      case .unknown(let why): why
      }
    }
    #expect(answers == ["[0]", "missing, 1 near"])
  }

  @Test("is not what a module has of its own under the same name")
  func own() {
    let graph = graph(
      feature: """
        import Injection
        struct Container { func resolve<T>(_ type: T.Type) -> String { "\\(type)" } }
        final class Model {
          let container = Container()
          func names() { _ = container.resolve(Receipt.self) }
        }
        """)
    #expect(graph.requests.allSatisfy { $0.library != .swinject })
  }
}
