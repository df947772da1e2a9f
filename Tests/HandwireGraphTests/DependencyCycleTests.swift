import HandwireFindings
import Testing

@Suite struct DependencyCycleTests {
  private static let three = """
    struct AppBlueprint: Blueprint {
      @Owned var a: A
      @Owned var b: B
      @Owned var c: C
    }
    final class A { init(b: B) {} }
    final class B { init(c: C) {} }
    final class C { init(a: A) {} }
    """

  @Test func everyHopIsShownFromTheFirstDeclaration() throws {
    let source = ResolvedSource(Self.three)
    #expect(source.rules == ["dependency-cycle"])
    let finding = try #require(source.finding("dependency-cycle"))
    #expect(finding.message == "AppGraph cannot construct A, which needs itself: A → B → C → A")
    #expect(finding.place == Place(path: "App.swift", line: 2, column: 14))
    #expect(
      finding.notes == [
        FindingNote("A.init(b:) takes 'b: B'", at: Place(path: "App.swift", line: 6, column: 22)),
        FindingNote("B.init(c:) takes 'c: C'", at: Place(path: "App.swift", line: 7, column: 22)),
        FindingNote("C.init(a:) takes 'a: A'", at: Place(path: "App.swift", line: 8, column: 22)),
      ])
    #expect(
      finding.help
        == "in C.init(a:) take 'a: @escaping () -> A', which is called later, or hand it over in a connection: "
        + "static func connect(…) { … }")
  }

  @Test func lazyBindingsAreNoWayOut() {
    let source = ResolvedSource(
      Self.three.replacing("@Owned var b", with: "@Owned(.onFirstUse) var b"))
    #expect(source.rules == ["dependency-cycle"])
  }

  @Test func aClosureIsLegalAndNoted() throws {
    let source = ResolvedSource(
      """
      struct AppBlueprint: Blueprint {
        @Owned var a: A
        func makeB() -> B { built() }
      }
      final class A { let b: () -> B; init(b: @escaping () -> B) { self.b = b } }
      final class B { let a: A; init(a: A) { self.a = a } }
      """)
    let note = try #require(source.finding("dependency-cycle"))
    #expect(source.findings.count == 1)
    #expect(note.severity == .note)
    #expect(note.message == "'a' may hold itself strongly, through the closure 'b': A → makeB() → A")
    #expect(note.place.line == 5)
  }
}
