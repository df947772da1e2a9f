import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds what is registered for nobody.
struct UnusedRegistration: AuditRule {
  let identifier = "unused-registration"
  let severity = Severity.warning
  let finds = "A registration of a program that was read as a whole, that no code and no test ever asks for."
  let rationale = """
    Nobody dares to delete a registration: somebody may ask for it at run time. So they pile up, and with them the code
    that they keep alive. The compiler would have told of a value that is never used.
    """

  let triggering: [RuleExample] = [
    """
    // File: Sources/App/main.swift
    import Swinject

    final class Trips {}
    final class Converter {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Trips.self) { _ in Trips() }
        ↓container.register(Converter.self) { _ in Converter() }
      }
    }
    let assembler = Assembler([AppAssembly()])
    let trips = assembler.resolver.resolve(Trips.self)!
    """,
    """
    import FactoryKit

    final class Trips {}
    final class API {}
    extension Container {
      var trips: Factory<Trips> { self { Trips() } }
      var ↓api: Factory<API> { self { API() } }
    }
    @main struct Main {
      static func main() {
        let trips = Container.shared.trips()
        print(trips)
        Container.shared.api.register { API() }
      }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    // File: Sources/App/main.swift
    import Swinject

    final class Trips {}
    final class Converter {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Trips.self) { _ in Trips() }
        container.register(Converter.self) { _ in Converter() }
      }
    }
    let assembler = Assembler([AppAssembly()])
    let trips = assembler.resolver.resolve(Trips.self)!
    let converter = assembler.resolver.resolve(Converter.self)
    """,
    """
    // File: Sources/App/main.swift
    import Swinject

    protocol Loading {}
    final class Trips: Loading {}
    final class Log {}
    final class Sync {}
    final class Model { init(log: Log) {} }
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Trips.self) { _ in Trips() }.implements(Loading.self)
        container.register(Log.self) { _ in Log() }
        container.autoregister(Model.self, initializer: Model.init)
        container.register(Sync.self) { _ in Sync() }
      }
    }
    func get<T>(_ resolver: Resolver) -> T { resolver.resolve(T.self)! }
    let assembler = Assembler([AppAssembly()])
    let loading = assembler.resolver.resolve(Loading.self)!
    let model = assembler.resolver.resolve(Model.self)!
    let sync: Sync = get(assembler.resolver)
    """,
    """
    import Swinject

    final class Trips {}
    public final class FeatureAssembly: Assembly {
      public func assemble(container: Container) { container.register(Trips.self) { _ in Trips() } }
    }
    """,
    """
    // File: Sources/App/Container.swift
    import FactoryKit

    final class Trips {}
    final class API {}
    extension Container {
      var trips: Factory<Trips> { self { Trips() } }
      var api: Factory<API> { self { API() } }
    }
    @main struct Main {
      static func main() {
        let make = Container.shared.trips
        _ = make.resolve()
      }
    }
    // File: Tests/AppTests/APITests.swift
    @testable import App
    import FactoryKit
    import Testing

    @Test func api() { #expect(Container.shared.api() === Container.shared.api()) }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    guard survey.hasEntryPoint else { return [] }
    let graph = survey.graph
    var asked: Set<Int> = []
    for request in graph.requests {
      switch request.answer {
      case .objects(let objects): asked.formUnion(objects)
      case .missing(let misses): asked.formUnion(misses.map(\.object))
      case .unknown: break
      }
    }
    let candidates = graph.objects.indices.filter { index in
      let object = graph.objects[index]
      guard !asked.contains(index), survey.isProduct(object), !object.registration.isOverride,
        !object.registration.isPromised
      else { return false }
      if case .never = object.reach.run { return false }
      return true
    }
    guard !candidates.isEmpty else { return [] }
    let evidence = AskingEvidence(survey, candidates: candidates)
    return candidates.filter { !evidence.mayBeAsked($0) }.map { index in
      let object = graph.objects[index]
      return survey.finding(
        of: self, for: object, message: "'\(object.title)' is registered and never asked for",
        help: "remove it, and what only it uses")
    }
  }
}
