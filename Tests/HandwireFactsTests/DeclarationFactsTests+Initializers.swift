extension DeclarationFactsTests {
  static let initializers: [Case] = [
    Case(
      "labels and names",
      """
      struct A { init(a: A, b c: B, _ d: C, `in` e: D, for f: E) {} }
      """,
      """
      struct A
        init (a: A, b c: B, _ d: C, in e: D, for f: E)
      """),
    Case(
      "defaults",
      """
      struct A { init(a: Int = 1, b: B = .init(x: 1), c: () -> Void = {}, d: D? = nil, e: [Int] = [], f: String = #function) {} }
      """,
      """
      struct A
        init (a: Int = 1, b: B = .init(x: 1), c: () -> Void = {}, d: D? = nil, e: [Int] = [], f: String = #function)
      """),
    Case(
      "effects",
      """
      struct A { init() async {}
       init(a: Int) throws {}
       init(b: Int) async throws {}
       init(c: Int) throws(E) {}
       init(d: () throws -> Void) rethrows {}
       init(e: Int) throws(any Error) {} }
      """,
      """
      struct A
        init () async
        init (a: Int) throws
        init (b: Int) async throws
        init (c: Int) throws(E)
        init (d: () throws -> Void) throws
        init (e: Int) throws(any Error)
      """),
    Case(
      "failable",
      """
      struct A { init?(a: Int) {}
       init!(b: Int) {} }
      """,
      """
      struct A
        init ?(a: Int)
        init !(b: Int)
      """),
    Case(
      "modifiers",
      """
      open class A { public convenience init(a: Int) { self.init() }
       required init() {}
       override init(b: Int) {}
       private init(c: Int) {}
       nonisolated init(d: Int) {}
       @MainActor init(e: Int) {}
       @available(*, unavailable) required init?(coder: NSCoder) {}
       @objc public init(f: Int) {}
       @_disfavoredOverload internal init(g: Int) {} }
      """,
      """
      class A -- open
        init (a: Int) -- public convenience
        init () -- required
        init (b: Int) -- override
        init (c: Int) -- private
        init (d: Int) -- nonisolated
        init (e: Int) -- @MainActor
        init ?(coder: NSCoder) -- @available(‹*›, ‹unavailable›) required
        init (f: Int) -- @objc public
        init (g: Int) -- @_disfavoredOverload internal
      """),
    Case(
      "parameter attributes",
      """
      struct A { init(a: @escaping () -> Void, b: @autoclosure () -> Int, c: @escaping @Sendable (Int) async -> Void, @ViewBuilder d: () -> V, e: @autoclosure @escaping () throws -> B, @Wrapper(1) f: Int, g: @MainActor @Sendable () -> Void) {} }
      """,
      """
      struct A
        init (a: @escaping () -> Void, b: @autoclosure () -> Int, c: @escaping @Sendable (Int) async -> Void, d: @ViewBuilder () -> V, e: @autoclosure @escaping () throws -> B, f: @Wrapper(1) Int, g: @MainActor @Sendable () -> Void)
      """),
    Case(
      "parameter specifiers",
      """
      struct A { init(a: inout Int, b: consuming B, c: borrowing C, d: sending D, e: isolated E, f: isolated (any Actor)? = #isolation, g: __owned G, _ h: inout sending H, i: __shared I, j: consuming sending J) {} }
      """,
      """
      struct A
        init (a: inout Int, b: consuming B, c: borrowing C, d: sending D, e: isolated E, f: isolated (any Actor)? = #isolation, g: __owned G, _ h: inout sending H, i: __shared I, j: consuming sending J)
      """),
    Case(
      "variadic",
      """
      struct A { init(_ a: Int..., b: Any...) {} }
      """,
      """
      struct A
        init (_ a: Int..., b: Any...)
      """),
    Case(
      "function types",
      """
      struct A { init(a: (inout Int, String...) -> Void, b: nonisolated(nonsending) () async -> Void, c: @isolated(any) () -> Void, d: @concurrent () async -> Void, e: @convention(c) (Int) -> Void, f: (@escaping () -> Void) -> Void, g: () -> sending B, h: ((Int) -> Void)?, i: (_ name: Int, String) -> Void, j: (@Sendable () -> Void)?, k: [() async throws -> Int], l: ((Int) -> (String) -> Bool)) {} }
      """,
      """
      struct A
        init (a: (inout Int, String...) -> Void, b: nonisolated(nonsending) () async -> Void, c: @isolated(any) () -> Void, d: @concurrent () async -> Void, e: @convention(c) (Int) -> Void, f: (@escaping () -> Void) -> Void, g: () -> sending B, h: ((Int) -> Void)?, i: (Int, String) -> Void, j: (@Sendable () -> Void)?, k: [() async throws -> Int], l: (Int) -> (String) -> Bool)
      """),
    Case(
      "any and some",
      """
      struct A { init(a: any P, b: some P, c: (any P)?, d: any P & Q, e: [any P], f: P, g: any P<Int>, h: Any, i: any Sendable & AnyObject, j: (any P).Type, k: any P.Type, l: P.Protocol, m: (some P)?) {} }
      """,
      """
      struct A
        init (a: any P, b: some P, c: (any P)?, d: any P & Q, e: [any P], f: P, g: any P<Int>, h: Any, i: any Sendable & AnyObject, j: (any P).Type, k: any P.Type, l: P.Type, m: (some P)?)
      """),
    Case(
      "optionals",
      """
      struct A { init(a: Int?, b: Int??, c: Int!, d: Optional<Int>, e: [Int]?, f: [Int?], g: (Int?)) {} }
      """,
      """
      struct A
        init (a: Int?, b: Int??, c: Int!, d: Optional<Int>, e: [Int]?, f: [Int?], g: Int?)
      """),
    Case(
      "collections",
      """
      struct A { init(a: [Int], b: [String: [Int]], c: Array<Int>, d: Dictionary<String, Int>, e: Set<Int>, f: (), g: Void, h: (Int, String), i: (a: Int, b: String), j: ((Int))) {} }
      """,
      """
      struct A
        init (a: [Int], b: [String: [Int]], c: Array<Int>, d: Dictionary<String, Int>, e: Set<Int>, f: (), g: Void, h: (Int, String), i: (a: Int, b: String), j: Int)
      """),
    Case(
      "modules",
      """
      struct A { init(a: Swift.Int, b: M.N.O<P>.Q, c: Self, d: Self.X, e: T.X.Y) {} }
      """,
      """
      struct A
        init (a: Swift.Int, b: M.N.O<P>.Q, c: Self, d: Self.X, e: T.X.Y)
      """),
    Case(
      "suppressed",
      """
      struct A { init(a: some ~Copyable, b: any P & ~Escapable) {} }
      """,
      """
      struct A
        init (a: some ~Copyable, b: any P & ~Escapable)
      """),
    Case(
      "bodyless in interfaces",
      """
      public struct A { public init(a: Swift.Int)
       @_hasStorage public var b: Int { get }
       @_hasStorage public var c: Int { get set } }
      """,
      """
      struct A -- public
        var b: Int -- @_hasStorage public unsettable
        var c: Int -- @_hasStorage public
        init (a: Swift.Int) -- public
      """),
  ]
}
