import HandwireFindings
import Testing

@testable import HandwireRules

@Suite("What others have reported of registrations")
struct RegistrationCasesTests {
  private func findings(_ rule: String, in source: RuleExample) -> [Finding] {
    ExampleProject.report(source).findings.filter { $0.rule == rule }
  }

  @Test("an optional that is registered is no plain one, and is named as the near miss")
  func optionalIsNotPlain() throws {
    let found = findings(
      "unregistered-service",
      in: """
        // File: Sources/App/main.swift
        import Swinject

        final class Session {}
        final class Model { init(session: Session) {} }
        func fill(_ c: Container) {
          c.register(Session?.self) { _ in nil }
          c.register(Model.self) { r in
            Model(session: r.resolve(Session.self)!)
          }
        }
        fill(Container())
        """)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.place.line == 8)
    #expect(finding.message.contains("'Session'") && finding.message.contains("'Session?'"))
    #expect(finding.notes.map(\.place?.line) == [6])
    #expect(finding.help?.contains("!") == false)
  }

  @Test("a name that is misspelt is told with the names that are known, the nearest as help")
  func misspeltName() throws {
    let found = findings(
      "unregistered-service",
      in: """
        // File: Sources/App/main.swift
        import Swinject

        protocol API {}
        struct Auth: API {}
        struct Open: API {}
        let c = Container()
        c.register(API.self, name: "open") { _ in Open() }
        c.register(API.self, name: "auth") { _ in Auth() }
        let a = c.resolve(API.self, name: "Auth")!
        """)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("\"auth\", \"open\""))
    #expect(finding.notes.map(\.place?.line) == [8, 7])
    #expect(finding.help?.contains("name: \"auth\"") == true)
  }

  @Test("a name that only the run knows is reported by nobody")
  func computedName() {
    let found = findings(
      "unregistered-service",
      in: """
        // File: Sources/App/main.swift
        import Swinject

        protocol API {}
        struct Auth: API {}
        let c = Container()
        c.register(API.self, name: "auth") { _ in Auth() }
        func api(_ user: String) -> API { c.resolve(API.self, name: "auth-\\(user)")! }
        """)
    #expect(found.isEmpty)
  }

  @Test("a promise that no target keeps is an error; one that any target keeps is none")
  func promise() throws {
    let promised = """
      // File: Sources/Core/Container.swift
      import FactoryKit

      public struct Pay {}
      extension Container {
        public var pay: Factory<Pay?> { promised() }
      }
      // File: Sources/App/Cart.swift
      import Core
      import FactoryKit
      import SwiftUI

      final class Cart { @Injected(\\.pay) var pay }
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("") } } }
      """
    let found = findings("unregistered-service", in: RuleExample(stringLiteral: promised))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.place.path == "Sources/App/Cart.swift" && finding.place.line == 5)
    #expect(finding.notes.map(\.place?.path) == ["Sources/Core/Container.swift"])
    #expect(finding.help == "keep it at launch: Container.shared.pay.register { … }")
    let kept =
      promised + """

        // File: Sources/Wiring/Launch.swift
        import Core
        import FactoryKit

        public func wire() { Container.shared.pay.register { Pay() } }
        """
    #expect(findings("unregistered-service", in: RuleExample(stringLiteral: kept)).isEmpty)
  }

  @Test("the later of two registrations is an error that shows the earlier one, in the order of the assembler")
  func duplicate() throws {
    let modules = """
      // File: Sources/ModuleA/A.swift
      import Swinject

      public protocol Clock {}
      struct RealClock: Clock {}
      public struct A: Assembly {
        public func assemble(container c: Container) { c.register(Clock.self) { _ in RealClock() } }
      }
      // File: Sources/ModuleB/B.swift
      import ModuleA
      import Swinject

      struct FakeClock: Clock {}
      public struct B: Assembly {
        public func assemble(container c: Container) { c.register(Clock.self) { _ in FakeClock() } }
      }
      """
    for (order, later) in [("A(), B()", "ModuleB"), ("B(), A()", "ModuleA")] {
      let found = findings(
        "duplicate-registration",
        in: RuleExample(
          stringLiteral: modules + """

            // File: Sources/App/main.swift
            import ModuleA
            import ModuleB
            import Swinject

            let assembler = Assembler([\(order)])
            """))
      let finding = try #require(found.first)
      #expect(found.count == 1)
      #expect(finding.severity == .error)
      #expect(finding.place.path.hasPrefix("Sources/" + later))
      #expect(finding.notes.count == 1)
      #expect(finding.notes.first?.place?.path.contains(later) == false)
    }
    let apart = findings(
      "duplicate-registration",
      in: RuleExample(
        stringLiteral: modules + """

          // File: Sources/App/main.swift
          import ModuleA
          import Swinject

          let assembler = Assembler([A()])
          // File: Sources/Widget/main.swift
          import ModuleB
          import Swinject

          let assembler = Assembler([B()])
          """))
    #expect(apart.isEmpty)
  }

  @Test("a weak scope keeps an object and no value")
  func weakScope() {
    let found = findings(
      "weak-value-type",
      in: """
        import Swinject

        struct Tick {}
        final class Bus {}
        func fill(_ c: Container) {
          c.register(Tick.self) { _ in Tick() }.inObjectScope(.weak)
          c.register(Bus.self) { _ in Bus() }.inObjectScope(.weak)
        }
        """)
    #expect(found.map(\.place.line) == [6])
  }

  @Test("arguments are compared as the compiler infers them, through a property's wrapper too")
  func arguments() throws {
    let found = findings(
      "argument-mismatch",
      in: """
        // File: Sources/App/main.swift
        import Swinject

        struct Booking { let number: String }
        protocol Payments { func pay(_ amount: Int, seats: [String]) -> Booking }
        final class Draft { var seats: [String] = [] }
        final class Receipt { init(number: Int) {} }
        enum Services { static var container = Container() }
        @propertyWrapper struct Injected<Service> {
          let wrappedValue: Service
          init() { wrappedValue = Services.container.resolve(Service.self)! }
        }
        final class Checkout {
          @Injected private var payments: Payments
          @Injected private var draft: Draft
          func pay() -> Receipt? {
            let booking = payments.pay(1, seats: draft.seats)
            return Services.container.resolve(Receipt.self, argument: booking.number)
          }
        }
        Services.container.register(Receipt.self) { (_: Resolver, number: Int) in Receipt(number: number) }
        """)
    let finding = try #require(found.first)
    #expect(finding.message.contains("(Int)") && finding.message.contains("(String)"))
    #expect(finding.severity == .warning)
  }

  @Test("an ambient key without a live value is reported where the product reads it")
  func ambientKey() throws {
    let key = """
      // File: Sources/Client/Client.swift
      import Dependencies

      public struct APIClient: Sendable {
        public var load: @Sendable () async -> Int
      }
      extension APIClient: TestDependencyKey {
        public static let testValue = APIClient(load: { 0 })
      }
      extension DependencyValues {
        public var apiClient: APIClient {
          get { self[APIClient.self] }
          set { self[APIClient.self] = newValue }
        }
      }
      // File: Sources/App/main.swift
      import Client
      import Dependencies

      final class Model {
        @Dependency(\\.apiClient) var apiClient
        @Dependency(APIClient.self) var client
      }
      """
    let found = findings("unregistered-service", in: RuleExample(stringLiteral: key))
    #expect(found.map(\.place.line) == [5, 6])
    #expect(found.allSatisfy { $0.severity == .warning })
    let live =
      key + """

        // File: Sources/Live/Live.swift
        import Client
        import Dependencies

        extension APIClient: DependencyKey {
          public static let liveValue = APIClient(load: { 1 })
        }
        """
    #expect(findings("unregistered-service", in: RuleExample(stringLiteral: live)).isEmpty)
  }
}
