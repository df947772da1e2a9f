import HandwireDoubles
import HandwireFacts
import HandwireProject
import Testing

@Suite("The choice of doubles")
struct ChoiceTests {
  private static let program = Program(modules: [
    module(
      "App",
      """
      // handwire:double
      protocol Marked {}
      protocol Plain {}
      // handwire:double
      struct Client { var run: () -> Void }
      enum Outer { protocol Service {} }
      protocol Twice {}
      """),
    module("Kit", "protocol Twice {}\nprotocol KitOnly {}"),
    Module(name: "AppTests", role: .test, dependencies: ["App", "Kit"], files: []),
    Module(name: "OtherTests", role: .test, dependencies: ["Kit"], files: []),
  ])

  private static func module(_ name: String, _ source: String) -> Module {
    Module(name: name, files: [ModuleFile(path: "\(name).swift", facts: FileFactsReader().facts(of: source))])
  }

  private func choice(_ names: [String], modules: [String] = ["App", "Kit"]) -> DoubleChoice {
    DoubleChoice(in: Self.program, configuration: .init(names: names), modules: modules)
  }

  @Test("is what comments ask for and what the configuration names")
  func chosen() {
    #expect(choice([]).protocols.map(\.dottedName) == ["Marked"])
    #expect(choice([]).clients.map(\.dottedName) == ["Client"])
    let named = choice(["Plain", "Outer.Service", "Kit.Twice"])
    #expect(
      named.protocols.map { "\($0.module).\($0.dottedName)" } == [
        "App.Marked", "App.Outer.Service", "App.Plain", "Kit.Twice",
      ])
    #expect(named.findings == [])
    #expect(choice([], modules: ["Kit"]).protocols == [])
  }

  @Test("cannot be what no other file sees, or what is no protocol and no struct")
  func impossible() {
    let source = "// handwire:double\nprivate protocol Hidden {}\n// handwire:double\nfinal class Thing {}"
    let program = Program(modules: [Self.module("App", source)])
    let choice = DoubleChoice(in: program, configuration: .init(), modules: ["App"])
    #expect(choice.protocols == [])
    #expect(choice.findings.map(\.rule) == ["double-refused", "double-refused"])
    #expect(choice.findings.map(\.place.line) == [2, 4])
  }

  @Test("says which names mean nothing, or several")
  func wrong() {
    let findings = choice(["Plane", "Twice"]).findings
    #expect(findings.map(\.rule) == ["double-not-found", "double-not-found"])
    #expect(findings.map(\.help) == ["write: \"Plain\"", "write: \"App.Twice\" or \"Kit.Twice\""])
  }

  @Test("goes to the tests of the module that declares it, if one can be meant")
  func modules() throws {
    let modules = DoubleModules(program: Self.program, chosen: nil)
    #expect(try modules.module(for: TypeIdentifier(module: "App", path: ["Plain"])).get() == "AppTests")
    let unknown = modules.module(for: TypeIdentifier(module: "Kit", path: ["KitOnly"]))
    guard case .failure(let failure) = unknown else {
      Issue.record("two test modules test Kit")
      return
    }
    #expect(failure.finding.rule == "double-module-unknown")
    #expect(failure.finding.message.contains("AppTests and OtherTests test Kit"))
    let chosen = DoubleModules(program: Self.program, chosen: "OtherTests")
    #expect(try chosen.module(for: TypeIdentifier(module: "Kit", path: ["KitOnly"])).get() == "OtherTests")
  }
}
