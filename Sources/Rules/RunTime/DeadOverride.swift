import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds overrides that never get their turn.
struct DeadOverride: AuditRule {
  let identifier = "dead-override"
  let severity = Severity.warning
  let finds = """
    An override that another one always outranks: a `register` where the factory itself has one for that context, a \
    context that the factory sets anew at each access, a registration before the assembly that replaces it.
    """
  let rationale = """
    The test believes that it runs against its stand-in, and runs against another object: it is green, or red, for reasons
    that nobody looks for there. Factory asks contexts before registrations, and runs a factory's own modifiers at each
    access unless they end in `once()`; in Swinject the last registration wins.
    """

  let triggering: [RuleExample] = [
    """
    // File: Sources/App/Container.swift
    import FactoryKit

    protocol API {}
    struct RemoteAPI: API {}
    struct SilentAPI: API {}
    extension Container {
      var api: Factory<any API> {
        self { RemoteAPI() }.onTest { SilentAPI() }
      }
      var log: Factory<any API> {
        self { RemoteAPI() }
          ↓.onTest { RemoteAPI() }
          .onTest { SilentAPI() }
      }
    }
    // File: Tests/AppTests/ModelTests.swift
    @testable import App
    import FactoryKit
    import XCTest

    struct FailingAPI: API {}
    final class ModelTests: XCTestCase {
      override func setUp() {
        ↓Container.shared.api.register { FailingAPI() }
        ↓Container.shared.api.onTest { FailingAPI() }
      }
    }
    """,
    """
    // File: Sources/App/AppAssembly.swift
    import Swinject

    protocol API {}
    struct RemoteAPI: API {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) { container.register(API.self) { _ in RemoteAPI() } }
    }
    // File: Tests/AppTests/ModelTests.swift
    @testable import App
    import Swinject
    import XCTest

    struct FailingAPI: API {}
    final class ModelTests: XCTestCase {
      func test() {
        let container = Container()
        ↓container.register(API.self) { _ in FailingAPI() }
        AppAssembly().assemble(container: container)
      }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    // File: Sources/App/Container.swift
    import FactoryKit

    protocol API {}
    struct RemoteAPI: API {}
    struct SilentAPI: API {}
    extension Container {
      var api: Factory<any API> {
        self { RemoteAPI() }.onTest { SilentAPI() }.once()
      }
      var log: Factory<any API> {
        self { RemoteAPI() }
          .onTest { SilentAPI() }
          .onPreview { SilentAPI() }
      }
      var plain: Factory<any API> { self { RemoteAPI() } }
    }
    // File: Tests/AppTests/ModelTests.swift
    @testable import App
    import FactoryKit
    import XCTest

    struct FailingAPI: API {}
    final class ModelTests: XCTestCase {
      override func setUp() {
        Container.shared.api.onTest { FailingAPI() }
        Container.shared.log.onArg("failing") { FailingAPI() }
        Container.shared.plain.register { FailingAPI() }
      }
    }
    """,
    """
    // File: Sources/App/Container.swift
    import FactoryKit

    protocol API {}
    struct RemoteAPI: API {}
    struct SilentAPI: API {}
    extension Container {
      var api: Factory<any API> { self { RemoteAPI() }.onTest { SilentAPI() } }
    }
    // File: Tests/AppTests/ModelTests.swift
    @testable import App
    import FactoryKit
    import XCTest

    struct FailingAPI: API {}
    final class ModelTests: XCTestCase {
      override func setUp() {
        FactoryContext.current.isTest = false
        Container.shared.api.register { FailingAPI() }
      }
    }
    """,
    """
    // File: Sources/App/AppAssembly.swift
    import Swinject

    protocol API {}
    struct RemoteAPI: API {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) { container.register(API.self) { _ in RemoteAPI() } }
    }
    // File: Tests/AppTests/ModelTests.swift
    @testable import App
    import Swinject
    import XCTest

    struct FailingAPI: API {}
    final class ModelTests: XCTestCase {
      func test() {
        let container = Container()
        AppAssembly().assemble(container: container)
        container.register(API.self) { _ in FailingAPI() }
        let other = Container()
        other.register(API.self) { _ in FailingAPI() }
        let third = Container()
        AppAssembly().assemble(container: third)
      }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    guard !survey.graph.objects.isEmpty else { return [] }
    return FactoryContexts(survey).findings(of: self) + LateAssemblies(survey).findings(of: self)
  }
}
