extension DeclarationFactsTests {
  static let properties: [Case] = [
    Case(
      "stored",
      """
      struct A { let a: Int
       var b: String
       var c = 1
       let d: Int = 2
       var e: Int? }
      """,
      """
      struct A
        let a: Int
        var b: String
        var c = ‹1›
        let d: Int = ‹2›
        var e: Int?
      """),
    Case(
      "several in one",
      """
      struct A { let a, b: Int
       var c: Int, d: String
       var e = 1, f: Int
       var g, h: A, i = B()
       let j = 1, k, l: Int }
      """,
      """
      struct A
        let a: Int
        let b: Int
        var c: Int
        var d: String
        var e = ‹1›
        var f: Int
        var g: A
        var h: A
        var i = B()
        let j = ‹1›
        let k: Int
        let l: Int
      """),
    Case(
      "tuples",
      """
      struct A { let (a, b): (Int, String)
       var (c, d) = (1, "x")
       let (e, (f, _)) = g()
       let (h): Int
       var (i, j): (Int, B) = (2, B()), k: Int }
      """,
      """
      struct A
        let a: Int -- destructured
        let b: String -- destructured
        var c = ‹1› -- destructured
        var d = "x" -- destructured
        let e = g() -- destructured
        let f = g() -- destructured
        let h: Int
        var i: Int = ‹2› -- destructured
        var j: B = B() -- destructured
        var k: Int
      """),
    Case(
      "computed",
      """
      struct A { var a: Int { 1 }
       var b: Int { get { 1 } }
       var c: Int { get { 1 } set {} }
       var d: Int { get async throws { 1 } }
       var e: Int { _read { yield f } _modify { yield &f } }
       var g: Int { mutating get { 1 } nonmutating set {} } }
      """,
      """
      struct A
        var a: Int -- computed
        var b: Int -- computed
        var c: Int -- computed settable
        var d: Int -- computed get async throws
        var e: Int -- computed settable
        var g: Int -- computed settable
      """),
    Case(
      "observers",
      """
      struct A { var a: Int { didSet {} }
       var b = 1 { willSet {} didSet {} }
       var c: Int = 1 { didSet { } } }
      """,
      """
      struct A
        var a: Int
        var b = ‹1›
        var c: Int = ‹1›
      """),
    Case(
      "init accessors",
      """
      struct A { private var _a: Int
       var _b: Int
       var a: Int { @storageRestrictions(initializes: _a, _b, accesses: c) init(initialValue) { _a = initialValue } get { _a } set { _a = newValue } }
       var d: Int { init {} get { 1 } } }
      """,
      """
      struct A
        var _a: Int -- private
        var _b: Int
        var a: Int -- computed settable initializes(_a, _b)
        var d: Int -- computed initializes()
      """),
    Case(
      "access",
      """
      struct A { private let a: Int
       public private(set) var b: Int
       fileprivate(set) var c = 1
       package(set) public var d = 1
       internal let e: Int }
      """,
      """
      struct A
        let a: Int -- private
        var b: Int -- public private(set)
        var c = ‹1› -- fileprivate(set)
        var d = ‹1› -- public package(set)
        let e: Int -- internal
      """),
    Case(
      "modifiers",
      """
      class A { lazy var a = B()
       static let b = B()
       class var c: Int { 1 }
       weak var d: D?
       unowned let e: E
       unowned(unsafe) var f: F
       nonisolated(unsafe) static var g = 1
       nonisolated let h = 1
       override var i: Int { 1 }
       final let j = 1
       @objc dynamic var k: Int = 1
       private static var l = 1 }
      """,
      """
      class A
        var a = B() -- lazy
        let b = B() -- static
        var c: Int -- class computed
        var d: D? -- weak
        let e: E -- unowned
        var f: F -- unowned(unsafe)
        var g = ‹1› -- nonisolated(unsafe) static
        let h = ‹1› -- nonisolated
        var i: Int -- override computed
        let j = ‹1› -- final
        var k: Int = ‹1› -- @objc dynamic
        var l = ‹1› -- private static
      """),
    Case(
      "wrappers",
      """
      struct A { @State var a = 1
       @Owned(Impl.self) var b: any P
       @Owned(Impl.init(a:_:), .onFirstUse) private var c: any P
       @Built var d: D
       @Given(.members) var e: E
       @Owned(Factory.make(x:)) var f: F
       @Owned(makeIt) var g: G
       @Owned(Box<Int>.self) var h: any H
       @Owned([Int].self) var i: I
       @Owned((any P).self) var j: J
       @Owned(A.B.init) var k: K
       @Owned(URLSession.shared) var l: L
       @Owned(M::Impl.self) var m: N }
      """,
      """
      struct A
        var a = ‹1› -- @State
        var b: any P -- @Owned(type<Impl>)
        var c: any P -- @Owned(init<Impl>(a:_:), .onFirstUse) private
        var d: D -- @Built
        var e: E -- @Given(.members)
        var f: F -- @Owned(Factory.make(x:))
        var g: G -- @Owned(makeIt)
        var h: any H -- @Owned(type<Box<Int>>)
        var i: I -- @Owned(type<[Int]>)
        var j: J -- @Owned(type<any P>)
        var k: K -- @Owned(init<A.B>)
        var l: L -- @Owned(URLSession.shared)
        var m: N -- @Owned(type<M::Impl>)
      """),
    Case(
      "values",
      #"""
      struct A { let a = B(x: 1, y: .two)
       let b = { 1 }()
       let c: P = Foo.shared
       let d = Foo<Int>.make(1) { 2 } after: { 3 }
       let e = "text \"q\" \u{41}"
       let f = [A.self, B.self]
       let g = true
       let h = "a\(b)"
       let i = (1 + 2)
       let j = try! k()
       let l = try await m()
       let n = -1
       let o = \A.b
       let p = (q)
       let r: S = .init()
       let t: U = .make(1)
       let v = w?.x
       let y = z[0].a
       let aa = #selector(bb)
       let cc = if dd { 1 } else { 2 }
       let ee = f().g.h()
       let gg = #"raw \n"#
       let hh: I = (any P).self
       let ii = J?.self }
      """#,
      #"""
      struct A
        let a = B(x: ‹1›, y: .two)
        let b = ‹{ 1 }›()
        let c: P = Foo.shared
        let d = Foo<Int>.make(‹1›, ‹{ 2 }›, after: ‹{ 3 }›)
        let e = "text "q" A"
        let f = [type<A>, type<B>]
        let g = true
        let h = ‹"a\(b)"›
        let i = ‹1 + 2›
        let j = ‹try! k()›
        let l = m()
        let n = ‹-1›
        let o = ‹\A.b›
        let p = q
        let r: S = .init()
        let t: U = .make(‹1›)
        let v = ‹w?.x›
        let y = ‹z[0].a›
        let aa = ‹#selector(bb)›
        let cc = ‹if dd { 1 } else { 2 }›
        let ee = ‹f().g.h›()
        let gg = "raw \n"
        let hh: I = type<any P>
        let ii = type<J?>
      """#),
    Case(
      "top level",
      """
      let a = 1
      var b: Int { 2 }
      private(set) var c = 3
      a = 4
      print(a)
      if a == 1 { let d = 1 }
      for e in f {}
      """,
      """
      let a = ‹1›
      var b: Int -- computed
      var c = ‹3› -- private(set)
      """),
    Case(
      "isolation of types",
      """
      struct A { @MainActor var a: Int
       @MyActor let b = 1
       nonisolated var c: Int { 1 } }
      """,
      """
      struct A
        var a: Int -- @MainActor
        let b = ‹1› -- @MyActor
        var c: Int -- nonisolated computed
      """),
  ]
}
