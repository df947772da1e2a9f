import HandwireFacts
import Testing

/// What surrounds declarations, and how lines end, changes places and nothing else.
@Suite struct SourceFormTests {
  private static let cases =
    DeclarationFactsTests.imports + DeclarationFactsTests.types + DeclarationFactsTests.generics
    + DeclarationFactsTests.initializers + DeclarationFactsTests.properties + DeclarationFactsTests.functions
    + DeclarationFactsTests.conditions + DeclarationFactsTests.macros

  private static let valid = cases.filter { !$0.outline.contains(" error ") }

  private func facts(_ source: String) -> FileFacts { FileFactsReader().facts(of: source) }

  @Test func mostCasesAreValidSwift() { #expect(Self.valid.count > 60) }

  @Test(arguments: valid)
  func lineEndingsDoNotMatter(_ example: DeclarationFactsTests.Case) {
    let source = example.source.replacing("\n", with: "\r\n")
    #expect(facts(source) == facts(example.source))
  }

  @Test(arguments: valid)
  func aByteOrderMarkMovesTheFirstLineByThreeBytes(_ example: DeclarationFactsTests.Case) {
    #expect(FactsOutline.of("\u{FEFF}" + example.source) == example.outline)
    #expect(facts("\u{FEFF}\n" + example.source) == facts("\n" + example.source))
  }

  @Test(arguments: valid)
  func commentsAndShebangDoNotMatter(_ example: DeclarationFactsTests.Case) {
    let source = "#!/usr/bin/env swift\n/* 🚀 struct No { init(\" */ // }\n\n" + example.source + "\n// struct No {"
    #expect(FactsOutline.of(source) == example.outline)
  }

  @Test(arguments: valid)
  func stringsDoNotMatter(_ example: DeclarationFactsTests.Case) {
    let source =
      example.source + "\nfunc last() { let _ = #\"struct \"No\" {\"#; let _ = \"\"\"\n struct No {\n \"\"\" }"
    let expected = facts(example.source)
    let found = facts(source)
    #expect(found.functions.map(\.header.name) == expected.functions.map(\.header.name) + ["last"])
    #expect(found.types == expected.types && found.extensions == expected.extensions)
    #expect(found.properties == expected.properties && found.syntaxErrors == [])
  }

  @Test func placesCountBytesFromOne() {
    let facts = facts("/* é🚀 */ struct A {\n\tvar `é`: Int\r\n  init(é a: Int) }\rstruct B {}")
    #expect(facts.types.map(\.header.position) == [Position(line: 1, column: 21), Position(line: 4, column: 8)])
    #expect(facts.types[0].members.properties[0].header.position == Position(line: 2, column: 6))
    #expect(facts.types[0].members.initializers[0].header.position == Position(line: 3, column: 3))
    #expect(facts.types[0].members.initializers[0].parameters[0].position == Position(line: 3, column: 8))
  }

  @Test func everyKindOfDeclarationHasItsPlace() {
    let facts = facts(
      """
      import A
      @Attribute public struct B: C {
        static let d = 1, e: Int
        private func f(_ g: Int) {}
        typealias H = Int
      }
      extension B: I {}
      """)
    let members = facts.types[0].members
    #expect(facts.imports[0].position == Position(line: 1, column: 8))
    #expect(facts.types[0].header.position == Position(line: 2, column: 26))
    #expect(facts.types[0].header.attributes[0].position == Position(line: 2, column: 1))
    #expect(facts.types[0].inherited[0].position == Position(line: 2, column: 29))
    #expect(
      members.properties.map(\.header.position) == [Position(line: 3, column: 14), Position(line: 3, column: 21)])
    #expect(members.functions[0].header.position == Position(line: 4, column: 16))
    #expect(members.functions[0].parameters[0].position == Position(line: 4, column: 18))
    #expect(members.aliases[0].header.position == Position(line: 5, column: 13))
    #expect(facts.extensions[0].header.position == Position(line: 7, column: 11))
    #expect(facts.extensions[0].inherited[0].position == Position(line: 7, column: 14))
  }

  @Test func docCommentsBelongToWhatFollowsThem() {
    let facts = facts(
      """
      /// About the file.

      // plain
      /// One.
      ///   Two.
      @Attribute
      struct A {
        /**
         * Three
             four
         */
        let a: Int  /// not b's
        /// Five, of both.
        let b, c: Int

        /** Six */ init() {}
        // not documentation
        func f() {}
        /// Old.
        // plain between
        /// New.
        func g() {}
      }
      """)
    let members = facts.types[0].members
    #expect(facts.types[0].header.documentation == ["/// One.", "///   Two."])
    #expect(members.properties[0].header.documentation == ["/**", " * Three", "     four", " */"])
    #expect(members.properties[1].header.documentation == ["/// Five, of both."])
    #expect(members.properties[2].header.documentation == ["/// Five, of both."])
    #expect(members.initializers[0].header.documentation == ["/** Six */"])
    #expect(members.functions[0].header.documentation == [])
    #expect(members.functions[1].header.documentation == ["/// Old.", "/// New."])
  }
}
