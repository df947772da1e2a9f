import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds what is asked of a container that nothing registers.
struct UnregisteredService: AuditRule {
  let identifier = "unregistered-service"
  let severity = Severity.warning
  let finds = """
    A service that is asked of a container and registered nowhere that is surely run: another name, optional instead of \
    plain, an assembly that nothing applies, registered for tests only, or promised and never kept.
    """
  let rationale = """
    A container finds out at run time, on somebody's phone, at the first use: the app stops where the lookup is forced,
    and silently does nothing where it is not. The compiler cannot see it, and tests that register their own stand-ins
    cannot either. An initializer that takes the service cannot be called without one.
    """

  let triggering: [RuleExample] = [
    """
    import Swinject

    protocol API {}
    final class OpenAPI: API {}
    protocol Reminders {}

    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(API.self, name: "open") { _ in OpenAPI() }
      }
    }
    final class TripModel {
      let api: API
      let reminders: Reminders?
      init(resolver: Resolver) {
        api = ↓resolver.resolve(API.self, name: "Open")!
        reminders = ↓resolver.resolve(Reminders.self)
      }
    }
    let assembler = Assembler([AppAssembly()])
    """,
    """
    import Swinject

    final class Session {}
    final class Log {}
    final class Model { init(session: Session, log: Log) {} }
    final class UnusedAssembly: Assembly {
      func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
    }
    func fill(container c: Container) {
      c.register(Session?.self) { _ in nil }
      c.register(Model.self) { r in Model(session: ↓r.resolve(Session.self)!, log: ↓r.resolve(Log.self)!) }
    }
    fill(container: Container())
    """,
    """
    // File: Sources/Core/Container.swift
    import FactoryKit

    public protocol Payments {}
    extension Container {
      public var payments: Factory<Payments?> { promised() }
    }
    // File: Sources/Feature/Cart.swift
    import Core
    import FactoryKit

    final class Cart {
      ↓@Injected(\\.payments) var payments
    }
    // File: Tests/FeatureTests/CartTests.swift
    import Core
    import FactoryKit
    import XCTest

    final class CartTests: XCTestCase {
      override func setUp() { Container.shared.payments.register { nil } }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Swinject

    protocol API {}
    final class OpenAPI: API {}
    protocol Reminders {}
    final class LocalReminders: Reminders {}

    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(API.self, name: "open") { _ in OpenAPI() }
        container.register(Reminders.self) { _ in LocalReminders() }
      }
    }
    final class TripModel {
      let api: API
      let reminders: Reminders?
      init(resolver: Resolver) {
        api = resolver.resolve(API.self, name: "open")!
        reminders = resolver.resolve(Reminders.self)
      }
    }
    let assembler = Assembler([AppAssembly()])
    """,
    """
    import Swinject

    final class Session {}
    final class Log {}
    func fill(container: Container, name: String) {
      container.register(Session?.self) { _ in nil }
      container.register(Log.self, name: name) { _ in Log() }
    }
    func use(resolver: Resolver) {
      _ = resolver.resolve(Session?.self)
      _ = resolver.resolve(Log.self, name: "app")
    }
    fill(container: Container(), name: "app")
    """,
    """
    import Swinject

    final class Log {}
    func register<T>(_ make: @escaping () -> T, in container: Container) {
      container.register(T.self) { _ in make() }
    }
    func use(resolver: Resolver) { _ = resolver.resolve(Log.self)! }
    register({ Log() }, in: Container())
    """,
    """
    // File: Sources/Core/Container.swift
    import FactoryKit

    public protocol Payments {}
    extension Container {
      public var payments: Factory<Payments?> { promised() }
    }
    // File: Sources/Feature/Cart.swift
    import Core
    import FactoryKit

    final class Cart {
      @Injected(\\.payments) var payments
    }
    // File: Sources/App/Launch.swift
    import Core
    import FactoryKit

    struct CardPayments: Payments {}
    func launch() { Container.shared.payments.register { CardPayments() } }
    launch()
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    let libraries = Set(survey.graph.objects.filter { !$0.reach.isForTests }.map(\.registration.library))
    return survey.graph.requests.compactMap { request in
      guard case .missing(let misses) = request.answer, !request.isForTests, libraries.contains(request.library),
        survey.isProduct(request.site), !misses.contains(where: ArgumentMismatch.isMismatch)
      else { return nil }
      return finding(for: request, misses, survey)
    } + UnimplementedKeys(survey).findings(of: self)
  }

  private func finding(
    for request: ContainerRequest, _ misses: [ContainerRequest.NearMiss], _ survey: RegistrationSurvey
  ) -> Finding {
    let lack = survey.lack(of: request)
    let severity: Severity
    let outcome: String
    switch lack {
    case .stops: (severity, outcome) = (survey.hasEntryPoint ? .error : .warning, ": the program stops here")
    case .isNil: (severity, outcome) = (.warning, ": this is always 'nil'")
    case .wrapped: (severity, outcome) = (.warning, "")
    }
    let near = NearRegistrations(misses, to: request, survey)
    return survey.finding(
      of: self, severity: severity, for: request, message: near.claim + outcome, notes: near.notes, help: near.help)
  }
}
