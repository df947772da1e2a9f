import HandwireProject
import Testing

@testable import HandwireRules

@Suite("Locators of the configuration")
struct ConfiguredLocatorsTests {
  private func subjects(_ source: RuleExample, _ configuration: Configuration) -> [String] {
    ExampleProject.report(source, configuration: configuration).findings
      .filter { $0.rule == "locator-call" }.map(\.subject)
  }

  private static let hidden: RuleExample = """
    final class Model {
      @Service var first: First
      let second = ServiceHub.shared.get("second")
      let third = ServiceHub.shared.count()
    }
    """

  @Test("are fetched from like any other")
  func added() {
    let configuration = Configuration(locators: [.type("ServiceHub", members: ["get"]), .wrapper("Service")])
    #expect(subjects(Self.hidden, configuration) == ["@Service", "ServiceHub.shared.get(\"second\")"])
    #expect(subjects(Self.hidden, Configuration()).isEmpty)
  }

  private static let shaped: RuleExample = """
    final class A {}
    final class B {}
    final class C {}
    enum Theme {
      static let a = A()
      static let b = B()
      static let c = C()
    }
    final class Model {
      let a = Theme.a
    }
    """

  @Test("that are said to be none are none")
  func removed() {
    #expect(subjects(Self.shaped, Configuration()) == ["Theme.a"])
    #expect(subjects(Self.shaped, Configuration(notLocators: ["Theme"])).isEmpty)
  }
}
