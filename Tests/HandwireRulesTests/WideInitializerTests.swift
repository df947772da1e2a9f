import HandwireFindings
import HandwireProject
import Testing

@testable import HandwireRules

@Suite("The limit of wide initializers")
struct WideInitializerTests {
  private static let source: RuleExample = """
    protocol Loading { func load() }
    final class Model {
      init(a: any Loading, b: any Loading, c: any Loading, title: String) {}
      func begin() {}
    }
    """

  @Test("is the configuration's; values do not count")
  func limit() {
    let found = { (limit: Int) in
      ExampleProject.report(Self.source, configuration: Configuration(limits: ["wide-initializer": limit])).findings
        .filter { $0.rule == "wide-initializer" }.map { "\($0.declaration) \($0.message)" }
    }
    #expect(found(2) == ["Model.init(a:b:c:title:) 'Model' is built from 3 dependencies, more than 2"])
    #expect(found(3).isEmpty)
  }
}
