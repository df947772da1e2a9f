extension DeclarationFactsTests {
  static let types: [Case] = [
    Case(
      "kinds",
      """
      struct S {}
      class C {}
      enum E {}
      actor A {}
      protocol P {}
      """,
      """
      struct S
      class C
      enum E
      actor A
      protocol P
      """),
    Case(
      "access and modifiers",
      """
      public final class A {}
      open class B {}
      fileprivate struct C {}
      private enum D {}
      package actor E {}
      distributed actor F {}
      indirect enum G {}
      nonisolated struct H {}
      internal class I {}
      """,
      """
      class A -- public final
      class B -- open
      struct C -- fileprivate
      enum D -- private
      actor E -- package
      actor F -- distributed
      enum G -- indirect
      struct H -- nonisolated
      class I -- internal
      """),
    Case(
      "inheritance",
      """
      class A: B.C<Int>, P, @unchecked Sendable {}
      struct D: @preconcurrency P, @MainActor Q, nonisolated R, @retroactive S, ~Copyable {}
      enum E: String, CaseIterable {}
      protocol F: class {}
      protocol G: AnyObject, P & Q {}
      """,
      """
      class A: B.C<Int>, P, @unchecked Sendable
      struct D: @preconcurrency P, @MainActor Q, @nonisolated R, @retroactive S, ~Copyable
      enum E: String, CaseIterable
      protocol F: AnyObject
      protocol G: AnyObject, P & Q
      """),
    Case(
      "nesting",
      """
      struct A { class B { enum C { actor D {} } }
        protocol P {} }
      """,
      """
      struct A
        class B
          enum C
            actor D
        protocol P
      """),
    Case(
      "attributes",
      """
      @MainActor @Observable class A {}
      @available(iOS 17, macOS 14.0, *) @available(*, deprecated, message: "no", renamed: "B") struct C {}
      @MyModule.Wrapper<Int>(a: 1, .two) struct D {}
      @objc(Name) @objcMembers class E {}
      @available(iOS, introduced: 13.0, obsoleted: 15) class F {}
      @_spi(Testing) public struct G {}
      """,
      """
      class A -- @MainActor @Observable
      struct C -- @available(‹iOS 17›, ‹macOS 14.0›, ‹*›) @available(‹*›, ‹deprecated›, message: "no", renamed: "B")
      struct D -- @Wrapper(a: ‹1›, .two)
      class E -- @objc(‹Name›) @objcMembers
      class F -- @available(‹iOS›, introduced: ‹13.0›, obsoleted: ‹15›)
      struct G -- @_spi(Testing) public
      """),
    Case(
      "protocols",
      """
      public protocol P<A, B>: Q where A: R, B == C.D {
        associatedtype A: S & T = U where A.X == Int
        associatedtype B
        init(a: A) throws
        var v: A { get }
        var w: B { get set }
        var x: B { get async throws(E) }
        static var y: Int { get }
        func f() async
        static func g(_ a: A) -> Self
        mutating func h()
      }
      """,
      """
      protocol P<A, B>: Q where A : R, B == C.D -- public
        associated A: S & T = U where A.X == Int
        associated B
        var v: A -- computed
        var w: B -- computed settable
        var x: B -- computed get async throws(E)
        var y: Int -- static computed
        init (a: A) throws
        func f() async
        func g(_ a: A) -> Self -- static
        func h() -- mutating
      """),
    Case(
      "enum cases",
      """
      enum A: P { case a, b(Int), `default`
        indirect case c(A)
        case d = 1
        static let e = A.a }
      """,
      """
      enum A: P
        cases a, b, default, c, d
        let e = A.a -- static
      """),
    Case(
      "aliases",
      """
      typealias A = B
      public typealias C<T> = [T: D<T>] where T: Hashable
      typealias E = (A, b: B)
      typealias F = () -> Void
      typealias G = P & Q
      typealias Parts = (A, B)
      """,
      """
      alias A = B
      alias C<T> = [T: D<T>] where T : Hashable -- public
      alias E = (A, b: B)
      alias F = () -> Void
      alias G = P & Q
      alias Parts = (A, B)
      """),
    Case(
      "extensions",
      """
      extension A {}
      public extension B.C: P {}
      extension Array where Element == Int {}
      extension D: @retroactive Q, R where T: P, T.X: Q { init(a: Int) {} }
      extension E<Int> {}
      @MainActor extension F { func f() {} }
      extension [String] {}
      extension Int? {}
      nonisolated extension G {}
      """,
      """
      extension A
      extension B.C: P -- public
      extension Array where Element == Int
      extension D: @retroactive Q, R where T : P, T.X : Q
        init (a: Int)
      extension E<Int>
      extension F -- @MainActor
        func f()
      extension [String]
      extension Int?
      extension G -- nonisolated
      """),
    Case(
      "deinit and subscript",
      """
      class A { deinit {}
       subscript(i: Int) -> Int { i }
       isolated deinit {} }
      """,
      """
      class A
        deinit
      """),
    Case(
      "backticks",
      """
      struct `class` { var `default`: `Type`
       func `init`() {} }
      extension `class` {}
      """,
      """
      struct class
        var default: Type
        func init()
      extension `class`
      """),
    Case(
      "local types are left out",
      """
      func f() { struct A { init() {} }
       class B {} }
      var x: Int { struct C {}
       return 1 }
      """,
      """
      var x: Int -- computed
      func f()
      """),
    Case(
      "raw identifiers",
      """
      struct `a b` { func `does it work?`() {} }
      """,
      """
      struct a b
        func does it work?()
      """),
    Case(
      "syntax errors leave the rest readable",
      """
      struct A { let a: Int; func f( { }
      struct B {}
      let c: = 3
      class D: {}
      struct E {
      """,
      """
      struct A
        let a: Int
        let c = ‹3›
        func f()
        struct B
        class D
        struct E
      syntax error 1:31 expected ')' to end parameter clause
      syntax error 3:8 expected type in type annotation
      syntax error 4:10 expected type in inherited type
      syntax error 5:11 expected '}' to end struct
      syntax error 5:11 expected '}' to end struct
      """),
    Case(
      "empty",
      """

      """,
      """

      """),
  ]
}
