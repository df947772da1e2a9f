extension DeclarationFactsTests {
  static let generics: [Case] = [
    Case(
      "parameters",
      """
      struct A<T, U: P & Q, each V, let n: Int, W: ~Copyable> {}
      """,
      """
      struct A<T, U: P & Q, each V, let n: Int, W: ~Copyable>
      """),
    Case(
      "where",
      """
      class A<T> where T: P, T.X == [Int], T: AnyObject {}
      func f<T>(_ t: T) where T: _Trivial(64), T == Int {}
      """,
      """
      func f<T>(_ t: T) where T :: _Trivial, T == Int
      class A<T> where T : P, T.X == [Int], T : AnyObject
      """),
    Case(
      "arguments",
      """
      let a: A<B<C>, [D], (E) -> F, any G>
      let b: InlineArray<3, Int>
      let c: [3 of Int]
      """,
      """
      let a: A<B<C>, [D], (E) -> F, any G>
      let b: InlineArray<3, Int>
      let c: [3 of Int]
      """),
    Case(
      "packs",
      """
      func f<each T: P>(_ t: repeat each T, g: (repeat each T) -> Void) -> (repeat Optional<each T>) {}
      """,
      """
      func f<each T: P>(_ t: repeat each T, g: (repeat each T) -> Void) -> (repeat Optional<each T>)
      """),
    Case(
      "init",
      """
      struct A { init<T: P>(_ t: T) where T.X == Int {} }
      """,
      """
      struct A
        init <T: P>(_ t: T) where T.X == Int
      """),
  ]
}
