extension DeclarationFactsTests {
  static let functions: [Case] = [
    Case(
      "shapes",
      """
      func a() {}
      func b() -> Int { 1 }
      func c() -> Void {}
      func d() -> () {}
      func e() async throws -> (Int, String) { x }
      func f(_ a: Int, b c: String = "x") -> some P { y }
      func g() -> sending A { z }
      func h() -> Never { fatalError() }
      func i() -> @MainActor () -> Void { {} }
      """,
      """
      func a()
      func b() -> Int {‹1›}
      func c()
      func d()
      func e() async throws -> (Int, String) {x}
      func f(_ a: Int, b c: String = "x") -> some P {y}
      func g() -> sending A {z}
      func h() -> Never {fatalError()}
      func i() -> @MainActor () -> Void {‹{}›}
      """),
    Case(
      "bodies",
      """
      func a() -> A { built() }
      func b() -> B { return built(Impl.self) }
      func c() -> C { let x = 1; return x }
      func d() -> D { try await built() }
      func e() { }
      func f() -> F { .init(a: b) }
      func g() -> G { configuration.apiBaseURL }
      func h() -> H { if a { 1 } else { 2 } }
      func i() { a.delegate = b }
      func j() -> J { switch a { default: 1 } }
      func k()
      func l() -> L { return }
      func m() -> M { self.x.y(1) }
      func n() -> N { super.n() }
      func o() -> O { { $0 } }
      """,
      """
      func a() -> A {built()}
      func b() -> B {built(type<Impl>)}
      func c() -> C
      func d() -> D {built()}
      func e()
      func f() -> F {.init(a: b)}
      func g() -> G {configuration.apiBaseURL}
      func h() -> H {‹if a { 1 } else { 2 }›}
      func i() {‹a.delegate = b›}
      func j() -> J {‹switch a { default: 1 }›}
      func k()
      func l() -> L
      func m() -> M {self.x.y(‹1›)}
      func n() -> N {super.n()}
      func o() -> O {‹{ $0 }›}
      """),
    Case(
      "members",
      """
      class A { static func a() -> A { A() }
       class func b() {}
       override func c() {}
       mutating func d() {}
       nonisolated func e() async {}
       @discardableResult func f() -> Int { 1 }
       func g<T: P>(_ t: T) -> T where T.X == Int { t }
       static func == (l: A, r: A) -> Bool { true }
       @MainActor private func h() {}
       @concurrent func i() async {}
       nonisolated(nonsending) func j() async {}
       optional func k() }
      """,
      """
      class A
        func a() -> A {A()} -- static
        func b() -- class
        func c() -- override
        func d() -- mutating
        func e() async -- nonisolated
        func f() -> Int {‹1›} -- @discardableResult
        func g<T: P>(_ t: T) -> T where T.X == Int {t}
        func ==(l: A, r: A) -> Bool {true} -- static
        func h() -- @MainActor private
        func i() async -- @concurrent
        func j() async -- nonisolated(nonsending)
        func k() -- optional
      """),
    Case(
      "long bodies are cut",
      """
      func a() -> Int { veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn }
      func b() -> B { "éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé" + 1 }
      """,
      """
      func a() -> Int {‹veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + veryLongNameThatGoesOn + …›}
      func b() -> B {‹"ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…›}
      """),
    Case(
      "trailing closures",
      """
      func a() -> A { b(1) { 2 } c: { 3 } }
      func d() -> D { e { f } }
      """,
      """
      func a() -> A {b(‹1›, ‹{ 2 }›, c: ‹{ 3 }›)}
      func d() -> D {e(‹{ f }›)}
      """),
    Case(
      "operators",
      """
      prefix func - (a: A) -> A { a }
      func <> (a: A, b: A) {}
      infix operator <>: P
      precedencegroup P { associativity: left }
      """,
      """
      func -(a: A) -> A {a} -- prefix
      func <>(a: A, b: A)
      """),
  ]
}
