extension DeclarationFactsTests {
  static let conditions: [Case] = [
    Case(
      "top level",
      """
      #if DEBUG
      struct A {}
      func f() {}
      #elseif os(iOS) || os(tvOS)
      class B {}
      #else
      enum C {}
      #endif
      struct D {}
      """,
      """
      func f() -- #if(DEBUG)
      struct A -- #if(DEBUG)
      class B -- #if(!(DEBUG); os(iOS) || os(tvOS))
      enum C -- #if(!(DEBUG); !(os(iOS) || os(tvOS)))
      struct D
      """),
    Case(
      "nested",
      """
      #if A
      #if B
      struct X {}
      #else
      struct Y {}
      #endif
      extension Z {}
      #endif
      """,
      """
      struct X -- #if(A; B)
      struct Y -- #if(A; !(B))
      extension Z -- #if(A)
      """),
    Case(
      "members",
      """
      struct A {
      #if DEBUG
      let a: Int
      init() {}
      #else
      var b: Int
      #endif
       let c: Int }
      enum E {
       case a
      #if X
       case b
      #endif
      }
      protocol P {
      #if X
       func f()
      #endif
      }
      """,
      """
      struct A
        let a: Int -- #if(DEBUG)
        var b: Int -- #if(!(DEBUG))
        let c: Int
        init () -- #if(DEBUG)
      enum E
        cases a, b
      protocol P
        func f() -- #if(X)
      """),
    Case(
      "attributes",
      """
      #if X
      @MainActor
      #else
      @Other(1)
      #endif
      @objc class A {}
      struct B {
      #if X
       @Wrapper
      #endif
       var a: Int }
      """,
      """
      class A -- @MainActor#if(X) @Other(‹1›)#if(!(X)) @objc
      struct B
        var a: Int -- @Wrapper#if(X)
      """),
    Case(
      "whitespace and comments",
      """
      #if  DEBUG  &&  !os( Linux ) // why
      struct A {}
      #endif
      """,
      """
      struct A -- #if(DEBUG && !os( Linux ))
      """),
    Case(
      "versions",
      """
      #if compiler(>=99)
      struct A { what is this }
      #else
      struct B {}
      #endif
      """,
      """
      struct A -- #if(compiler(>=99))
      struct B -- #if(!(compiler(>=99)))
      """),
    Case(
      "conforming",
      """
      #if canImport(X)
      extension A: P {}
      #endif
      """,
      """
      extension A: P -- #if(canImport(X))
      """),
    Case(
      "inside generics and bodies",
      """
      func f() {
      #if X
      struct A {}
      #endif
      }
      """,
      """
      func f()
      """),
  ]
}
