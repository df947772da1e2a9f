extension DeclarationFactsTests {
  static let macros: [Case] = [
    Case(
      "declarations",
      """
      @attached(member, names: named(init)) @attached(extension, conformances: P)
      public macro Model() = #externalMacro(module: "M", type: "T")
      @freestanding(declaration, names: arbitrary) macro make(_ a: Int) = #externalMacro(module: "M", type: "U")
      """,
      """
      macro Model -- @attached(member, names: named(`init`)) @attached(`extension`, conformances: P) public
      macro make -- @freestanding(declaration, names: arbitrary)
      """),
    Case(
      "expansions",
      """
      #makeTypes(1)
      struct A { #addInit
       #other("x") { 1 }
       @available(*, deprecated) #third
       let a: Int }
      #Preview { Text("x") }
      """,
      """
      expands makeTypes
      expands Preview
      struct A
        expands addInit
        expands other
        expands third
        let a: Int
      """),
    Case(
      "attached",
      #"""
      @Model @Dependency(\.x) class A { @Attribute(.unique) var a: Int }
      """#,
      #"""
      class A -- @Model @Dependency(‹\.x›)
        var a: Int -- @Attribute(.unique)
      """#),
  ]
}
