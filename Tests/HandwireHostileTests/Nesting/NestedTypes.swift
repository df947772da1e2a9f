extension Nested {
  static let types = [
    Nested("GenericArguments", "A<", "B", ">"),
    Nested("Optionals", "", "A", "?"),
    Nested("Unwrapped", "", "A", "!"),
    Nested("Arrays", "[", "A", "]"),
    Nested("KeysAndValues", "[A: ", "B", "]"),
    Nested("TupleTypes", "(", "A", ", B)"),
    Nested("TypesInParentheses", "(", "A", ")"),
    Nested("Functions", "(A) -> ", "B", ""),
    Nested("FunctionsOnTheLeft", "(", "A", ") -> B"),
    Nested("EscapingFunctions", "@escaping (A) -> ", "B", ""),
    Nested("ThrowingFunctions", "() throws(A) -> ", "B", ""),
    Nested("Metatypes", "", "A", ".Type"),
    Nested("MemberTypes", "", "A", ".B"),
    Nested("MemberGenerics", "A.B<", "C", ">"),
    Nested("ModuleSelectors", "", "A", "::B"),
    Nested("Anys", "any ", "A", ""),
    Nested("Somes", "some ", "A", ""),
    Nested("Compositions", "A & ", "B", ""),
    Nested("CompositionsInParentheses", "(A & ", "B", ")"),
    Nested("Suppressed", "~", "A", ""),
    Nested("InOuts", "inout ", "A", ""),
    Nested("Packs", "repeat each ", "A", ""),
    Nested("TypeAttributes", "@A ", "B", ""),
    Nested("Arrows", "->", "A", ""),
  ]

  /// Where types stand that somebody reads.
  static func files(ofType text: String) -> [String] {
    [
      "class C<T> { let a: \(text)\n  init(a: \(text)) { self.a = a }\n  func f<U>(b: \(text)) throws -> \(text) { b }\n}\n"
        + "typealias Y = \(text)\nfunc z(x: Any, c: C<Y>) { c.a.f()\n  let y = x as? \(text)\n  y.f()\n}\n",
      "protocol P: \(text) { associatedtype T: \(text)\n  var a: \(text) { get }\n  func f(_ b: \(text)) -> \(text) }\n"
        + "extension P where T == \(text) { var b: \(text) { a } }\n",
      "import Handwire\nstruct AppBlueprint: Blueprint {\n  @Given var a: \(text)\n  @Owned var b: \(text)\n"
        + "  func make(c: \(text)) -> \(text) { built() }\n  static func d(e: \(text)) -> \(text) { e }\n}\n",
    ]
  }
}
