import HandwireFacts
import Testing

@Suite struct NameLookupTests {
  @Test func nestedTypesHideOuterOnes() {
    let test = TestProgram(
      """
      struct Opt {}
      struct X { struct Opt {}
        struct Deep { struct Deeper {} } }
      extension X.Deep { struct Added {} }
      struct Box<Opt> { struct Inside {} }
      """)
    #expect(test.meaning("Opt") == "App.Opt")
    #expect(test.meaning("Opt", in: test.inside("X")) == "App.X.Opt")
    #expect(test.meaning("Opt", in: test.inside("X.Deep.Deeper")) == "App.X.Opt")
    #expect(test.meaning("Added", in: test.inside("X.Deep.Deeper")) == "App.X.Deep.Added")
    // The types around an extended type are out of reach in its extensions.
    #expect(test.meaning("Opt", in: test.inside("X.Deep.Added")) == "App.Opt")
    #expect(test.meaning("Opt", in: test.inside("Box")) == "<Opt>")
    #expect(test.meaning("Opt", in: test.inside("Box.Inside")) == "<Opt>")
    #expect(test.meaning("Inside", in: test.inside("Box")) == "App.Box.Inside<<Opt>>")
    #expect(test.meaning("Box<Opt>.Inside") == "App.Box.Inside<App.Opt>")
    #expect(test.meaning("App.Opt", in: test.inside("X")) == "App.Opt")
    #expect(test.meaning("App::Opt", in: test.inside("X")) == "App.Opt")
  }
}
