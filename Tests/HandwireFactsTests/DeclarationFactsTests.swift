import Testing

/// One shape of declaration a case: its source, and the outline of its facts.
@Suite struct DeclarationFactsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let outline: String

    init(_ name: String, _ source: String, _ outline: String) {
      self.name = name
      self.source = source
      self.outline = outline
    }

    var testDescription: String { name }
  }

  @Test(
    arguments: imports + types + generics + initializers + properties + functions + conditions + macros
  )
  func readsEveryShape(_ example: Case) {
    #expect(FactsOutline.of(example.source) == example.outline)
  }
}
