import HandwireFindings
import HandwireProject
import Testing

@testable import HandwireRules

@Suite("A container that every commit touches")
struct GodContainerTests {
  private static let source: RuleExample = """
    // File: Sources/App/AppAssembly.swift
    import Swinject
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(A.self) { _ in A() }
        container.register(B.self) { _ in B() }
        container.register(C.self) { _ in C() }
        container.register(D.self) { _ in D() }
        container.register(E.self) { _ in E() }
      }
    }
    """

  private func messages(touching: Int, of all: Int, limit: Int? = nil) -> [String] {
    let project = ExampleProject.projects([ExampleProject(Self.source)])[0]
    let history = CommitHistory(commitCount: all, commitsByPath: ["Sources/App/AppAssembly.swift": touching])
    let configuration = Configuration(limits: limit.map { ["god-container": $0] } ?? [:])
    return Audit(project: project, configuration: configuration, history: history).report().findings
      .filter { $0.rule == "god-container" }.map(\.message)
  }

  @Test("is reported where more than half of the commits do, and there are enough of them")
  func history() {
    #expect(
      messages(touching: 51, of: 100) == ["AppAssembly.swift builds the graph, and 51 of 100 commits touch it"])
    #expect(messages(touching: 50, of: 100).isEmpty)
    #expect(messages(touching: 10, of: 10).isEmpty)
  }

  @Test("is reported from the configured number of objects on")
  func limit() {
    #expect(messages(touching: 0, of: 0, limit: 4) == ["AppAssembly.swift registers 5 objects, more than 4"])
    #expect(messages(touching: 0, of: 0, limit: 5).isEmpty)
  }
}
