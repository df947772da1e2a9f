import HandwireFindings
import HandwireProject
import Testing

@testable import HandwireRules

@Suite("Composition")
struct CompositionTests {
  private func paths(_ example: RuleExample, configuration: Configuration = Configuration()) -> [String] {
    ExampleProject.report(example, configuration: configuration).composition.map { path in
      switch path.origin {
      case .configured: "\(path.path): configured"
      case .found(let why): "\(path.path): \(why)"
      }
    }
  }

  private func singletons(_ example: RuleExample, configuration: Configuration = Configuration()) -> [String] {
    ExampleProject.report(example, configuration: configuration).findings.filter { $0.rule == "singleton-use" }
      .map(\.place.description)
  }

  private let cache = """
    // File: Sources/App/Cache.swift
    final class Cache {
      static let shared = Cache()
      func clear() {}
    }
    """

  @Test("is what registers with a container, not what only happens to register something")
  func registrations() {
    let example = RuleExample(
      stringLiteral: """
        // File: Sources/App/Wiring.swift
        import Swinject
        final class ServiceAssembly: Assembly {
          func assemble(container: Container) {
            container.register(API.self) { _ in Cache.shared.clear(); return API() }
          }
        }
        final class API {}
        // File: Sources/App/Screens.swift
        import Swinject
        final class ScreenSetUp {
          init(container: Container) { container.register(API.self) { _ in API() } }
        }
        // File: Sources/App/TripModel.swift
        import Swinject
        import UIKit
        final class TripModel {
          func load(container: Container, table: UITableView) {
            container.register(API.self) { _ in API() }
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            Cache.shared.clear()
          }
        }
        final class Cell {}
        \(cache)
        """)
    #expect(
      paths(example) == [
        "Sources/App/Screens.swift: registrations in ScreenSetUp",
        "Sources/App/Wiring.swift: assembly ServiceAssembly",
      ])
    #expect(singletons(example) == ["Sources/App/TripModel.swift:7:5"])
  }

  @Test("is the part of a file that declares factories, not the class beside it")
  func factories() {
    let example = RuleExample(
      stringLiteral: """
        // File: Sources/App/API.swift
        import FactoryKit
        final class API {
          func load() { Cache.shared.clear() }
        }
        extension Container {
          var api: Factory<API> { self { Cache.shared.clear(); return API() }.singleton }
        }
        \(cache)
        """)
    #expect(paths(example) == ["Sources/App/API.swift: factories of Container"])
    #expect(singletons(example) == ["Sources/App/API.swift:3:17"])
  }

  @Test("is the launch code of the entry point with what it calls, not what comes later")
  func launch() {
    let example = RuleExample(
      stringLiteral: """
        // File: Sources/App/SceneDelegate.swift
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            prepare()
          }
          func sceneDidBecomeActive(_ scene: UIScene) { Cache.shared.clear() }
        }
        // File: Sources/App/SceneDelegate+Preparing.swift
        extension SceneDelegate {
          func prepare() { Cache.shared.clear() }
        }
        // File: Sources/Tool/main.swift
        let cache = Cache.shared
        \(cache)
        """)
    #expect(
      paths(example) == [
        "Sources/App/SceneDelegate+Preparing.swift: launch code of SceneDelegate",
        "Sources/App/SceneDelegate.swift: launch code of SceneDelegate",
        "Sources/Tool/main.swift: launch code",
      ])
    #expect(singletons(example) == ["Sources/App/SceneDelegate.swift:6:49"])
  }

  @Test("is a hand-written graph class, and no view that is called a graph")
  func graphClasses() {
    let example = RuleExample(
      stringLiteral: """
        // File: Sources/App/AppDIContainer.swift
        final class AppDIContainer {
          lazy var model = Model()
          func clean() { Cache.shared.clear() }
        }
        final class Model {}
        // File: Sources/App/BolusGraph.swift
        import SwiftUI
        struct BolusGraph: View {
          var body: some View { Text(Model().text + Other().text + Third().text) }
          func clean() { Cache.shared.clear() }
        }
        // File: Sources/App/Client.swift
        struct Client { var clear: () -> Void }
        extension Client {
          static let live = Self(clear: { Cache.shared.clear() })
        }
        \(cache)
        """)
    #expect(paths(example) == ["Sources/App/AppDIContainer.swift: graph class AppDIContainer"])
    #expect(singletons(example) == ["Sources/App/BolusGraph.swift:4:18"])
  }

  @Test("is a whole folder where its name says so and its files bear it out")
  func folders() {
    let example = RuleExample(
      stringLiteral: """
        // File: Sources/App/DI/AssemblyA.swift
        import Swinject
        final class AssemblyA: Assembly { func assemble(container: Container) {} }
        // File: Sources/App/DI/Helper.swift
        final class Helper { func help() { Cache.shared.clear() } }
        // File: Sources/App/DI/AssemblyB.swift
        import Swinject
        final class AssemblyB: Assembly { func assemble(container: Container) {} }
        // File: Sources/App/Other/DI/Helper.swift
        final class OtherHelper { func help() { Cache.shared.clear() } }
        \(cache)
        """)
    #expect(paths(example) == ["Sources/App/DI: its name, and 2 of its 3 files build the graph"])
    #expect(singletons(example) == ["Sources/App/Other/DI/Helper.swift:1:41"])
  }

  @Test("is what the configuration says, and then nothing else but launch code")
  func configured() {
    let example = RuleExample(
      stringLiteral: """
        // File: Sources/App/Wiring.swift
        import Swinject
        final class ServiceAssembly: Assembly {
          func assemble(container: Container) { Cache.shared.clear() }
        }
        // File: Sources/App/Root/Root.swift
        final class Root { func build() { Cache.shared.clear() } }
        \(cache)
        """)
    let configuration = Configuration(composition: [PathPattern("Sources/App/Root")])
    #expect(paths(example, configuration: configuration) == ["Sources/App/Root: configured"])
    #expect(singletons(example, configuration: configuration) == ["Sources/App/Wiring.swift:3:41"])
  }
}
