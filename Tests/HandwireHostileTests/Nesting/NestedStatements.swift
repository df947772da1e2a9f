extension Nested {
  static let statements = [
    Nested("Blocks", "do { ", "g()", " }"),
    Nested("Conditions", "if a { ", "g()", " }"),
    Nested("ElseIfs", "", "if a { }", " else if b { }"),
    Nested("Guards", "guard a else { ", "return", " }"),
    Nested("SwitchStatements", "switch a { case .b: ", "g()", " }"),
    Nested("Loops", "for i in a { ", "g()", " }"),
    Nested("Whiles", "while a { ", "g()", " }"),
    Nested("Repeats", "repeat { ", "g()", " } while a"),
    Nested("Catches", "do { } catch { ", "g()", " }"),
    Nested("Defers", "defer { ", "g()", " }"),
    Nested("Labels", "a: ", "while b {}", ""),
    Nested("LocalFunctions", "func f() { ", "g()", " }"),
    Nested("LocalTypes", "struct A { func f() { ", "g()", " } }"),
    Nested("LocalConditions", "#if A\n", "g()\n", "#endif\n"),
    Nested("Patterns", "", "if case .b(let x) = a {}", "\nif case (.b(let x), (let y, _)) = a {}"),
    Nested("CasePatterns", "if case .b(", "let x", ") = a {}"),
    Nested("TuplePatterns", "let (", "a", ", b) = x"),
    Nested("Tasks", "Task { [weak self] in ", "self?.g()", " }"),
  ]

  static let declarations = [
    Nested("Types", "struct A {\n", "let a: Int\n", "}"),
    Nested("TypesWithInitializers", "class A { init(a: A) {}\n", "", "}"),
    Nested("Enums", "enum A { case a\n", "", "}"),
    Nested("Actors", "actor A { ", "", "}"),
    Nested("Protocols", "protocol A { ", "func f()", " }"),
    Nested("Extensions", "extension A { ", "", " }"),
    Nested("Computed", "var a: Int { ", "1", " }"),
    Nested("Getters", "var a: Int { get { ", "1", " } }"),
    Nested("Observers", "var a = 1 { didSet { ", "", " } }"),
    Nested("SubscriptDeclarations", "subscript(a: Int) -> Int { ", "1", " }"),
    Nested("Initializers", "init() { ", "", " }"),
    Nested("FunctionsInFunctions", "func f() { ", "", " }"),
    Nested("Conditionals", "#if A\n", "let a = 1\n", "#endif\n"),
    Nested("ConditionalBranches", "", "#if A\nlet a = 1\n", "#elseif B\nlet a = 1\n"),
    Nested("ConditionalAttributes", "#if A\n@A\n", "", "#endif\n"),
    Nested("Attributes", "@A ", "struct B {}", ""),
    Nested("AttributeArguments", "@A(", "1", ") struct B {}"),
    Nested("AttributeClosures", "@A({ ", "1", " }) struct B {}"),
    Nested("Access", "public ", "struct B {}", ""),
    Nested("MacroDeclarations", "#m { ", "1", " }"),
    Nested("Comments", "/* ", "a", " */"),
    Nested("UnclosedComments", "/*", "", ""),
    Nested("LineComments", "//", "\nstruct A {}", ""),
    Nested("Documentation", "/// a\n", "struct A {}", ""),
    Nested("Imports", "", "import A", ".B"),
    Nested("EnumCases", "", "enum A { case a", ", b"),
    Nested("GenericParameters", "", "func f<A", ", B: P"),
    Nested("Requirements", "", "func f<T>() where T: P", ", T.A: P"),
    Nested("Parameters", "", "func f(", "a: A, "),
    Nested("OpaqueParameters", "func f(a: some P<", "A", ">) {}"),
    Nested("Cases", "indirect enum A { case a(", "A", ") }"),
    Nested("ClosingBraces", "}", "", ""),
    Nested("OpenConditionals", "#if A\n", "", ""),
    Nested("EndedConditionals", "#endif\n", "", ""),
    Nested("Ats", "@", "", ""),
    Nested("Semicolons", ";", "", ""),
    Nested("EmptyLines", "\r", "", ""),
    Nested("NULs", "\0", "", ""),
    Nested("Accents", "", "let a", "\u{301}"),
    Nested("Families", "", "let a = \"", "\u{1F468}\u{200D}"),
  ]

  static func files(ofStatement text: String) -> [String] {
    [
      "class C { func f(a: C?, b: C) async {\n\(text)\n  b.g() }\n  func g() { Task {\n\(text)\n} } }\n",
      "import Handwire\nstruct AppBlueprint: Blueprint {\n  static func a(b: B) -> C {\n\(text)\n}\n"
        + "  func make() -> C {\n\(text)\n return built() }\n}\n",
    ]
  }

  static func files(ofDeclaration text: String) -> [String] {
    [
      "\(text)\n", "final class C {\n\(text)\n}\n",
      "import Handwire\nstruct AppBlueprint: Blueprint {\n  @Owned var a: A\n\(text)\n}\n",
    ]
  }
}
