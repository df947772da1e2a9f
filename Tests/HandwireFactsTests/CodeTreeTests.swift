import HandwireFacts
import Testing

@Suite struct CodeTreeTests {
  @Test(arguments: [
    ("Container.shared.api().load()", "call(member(load, call(member(api, member(shared, name(Container))))))"),
    (
      "r.resolve(A.self, name: \"x\")!",
      "forced(call(member(resolve, name(r)), metatype(A.self), name: stringLiteral(x)))"
    ),
    ("a ~> B.self", "operation(~>, name(a), metatype(B.self))"),
    ("x = y ?? z as? B", "assignment(=, name(x), operation(??, name(y), cast(as?, :B, name(z))))"),
    ("resolve(\\C.api.http)", "call(name(resolve), keyPath(api.http, :C))"),
    ("d[singleton: .api]", "subscripted(name(d), singleton: implicitMember(api))"),
    (
      "f { [weak self] in self?.go() }",
      "call(name(f), closure(capture(self, weak:), call(member(go, optionalChain(name(self))))))"
    ),
    ("\"a\\(b())\"", "stringLiteral(call(name(b)))"),
    ("try await a.b(c)", "call(member(b, name(a)), name(c))"),
    ("c ? A() : B()", "ternary(name(c), call(name(A)), call(name(B)))"),
    ("f<Int>(x)", "call(name(f, :f<Int>), name(x))"),
    ("#if DEBUG\na()\n#else\nb()\n#endif", "conditional(DEBUG, call(name(a))) conditional(!(DEBUG), call(name(b)))"),
    (
      "if let a = b.c, d { e() } else if f { g() }",
      "branch(if, unwrap: local(a, member(c, name(b))), name(d), block(call(name(e))), branch(if, name(f), block(call(name(g)))))"
    ),
    ("guard let a else { return }", "unwrap: local(a, name(a)) branch(guard, block(exit(return)))"),
    (
      "switch a { case .b(let c): d(c) }",
      "branch(switch, name(a), branch(case, call(implicitMember(b), case: local(c)), block(call(name(d), name(c)))))"
    ),
    ("for a in b { c }", "loop(for, name(b), let: local(a), block(name(c)))"),
    ("let (a, b) = c()", "call(name(c)) let: local(a) let: local(b)"),
    ("[1: A()]", "dictionary(numberLiteral(1), call(name(A)))"),
  ])
  func expressions(source: String, expected: String) {
    let facts = FileFactsReader(.code).facts(of: "func f() {\n\(source)\n}")
    #expect(facts.syntaxErrors.isEmpty)
    let root = facts.code[facts.bodies[0].root]
    #expect(root.children.map(text(of:)).joined(separator: " ") == expected)
  }

  @Test func bodiesSayWhoseTheyAre() {
    let facts = FileFactsReader(.code).facts(
      of: """
        final class Model {
          @Injected(\\.api)
          var api: API
          let clock = Clock(), id = UUID()
          static var count: Int { 3 }
          var x = 1 { didSet { y() } }
          init(a: Int = one(), _ b: B) { self.a = a }
          deinit { z() }
          subscript(i: Int) -> Int { get { i } set { w(newValue) } }
        }
        extension Model.Inner where T == Int { func load(id: Int, _ n: Int) async {} }
        main()
        """)
    let rows = facts.bodies.map { body in
      let enclosure = body.enclosure.map { facts.enclosures[$0].name } ?? "-"
      return
        "\(body.role) \(enclosure).\(body.name)\(body.isStatic ? " static" : "") \(text(of: facts.code[body.root]))"
    }
    #expect(
      rows == [
        "attribute Model.api attribute(Injected, :Injected, keyPath(api))",
        "initialValue Model.clock call(name(Clock))", "initialValue Model.id call(name(UUID))",
        "getter Model.count static block(numberLiteral(3))", "initialValue Model.x numberLiteral(1)",
        "observer Model.x block(parameter(oldValue), call(name(y)))",
        "defaultArgument Model.init(a:_:) static call(name(one))",
        "initializer Model.init(a:_:) block(a: parameter(a, :Int), parameter(b, :B), assignment(=, member(a, name(self)), name(a)))",
        "deinitializer Model.deinit block(call(name(z)))",
        "getter Model.subscript(_:) block(i: parameter(i, :Int), name(i))",
        "setter Model.subscript(_:) block(i: parameter(i, :Int), parameter(newValue), call(name(w), name(newValue)))",
        "function Model.Inner.load(id:_:) block(id: parameter(id, :Int), parameter(n, :Int))",
        "statement -. call(name(main))",
      ])
  }

  @Test func suppressionsStandInCommentsOnly() {
    let facts = FileFactsReader(.code).facts(
      of: """
        let a = "// handwire:ignore none no"
        // handwire:ignore locator-call it is a test
        // and more
        let b = c() // handwire:ignore singleton-use - why not
        /* speaks of handwire:ignore x */
        """)
    #expect(
      facts.suppressions.map { "\($0.position.line):\($0.position.column) \($0.line) \($0.rule) \($0.reason)" }
        == ["2:4 4 locator-call it is a test", "4:16 4 singleton-use why not"])
  }

  @Test func deepNestingEndsInsteadOfOverflowing() {
    let chain = "a" + String(repeating: ".b()", count: 3_000)
    let facts = FileFactsReader(.code).facts(of: "func f() { \(chain) }")
    #expect(facts.code.count > 1_000 && facts.code.count < 10_000)
    let calls = String(repeating: "if a { } else ", count: 3_000) + "{ b() }"
    #expect(FileFactsReader(.code).facts(of: "func f() { \(calls) }").code.count > 1_000)
  }

  private func text(of node: CodeNode) -> String {
    var parts: [String] = []
    if !node.text.isEmpty { parts.append(node.text) }
    if node.kind == .capture, let label = node.label { parts.append(label + ":") }
    if let type = node.type { parts.append(node.kind == .metatype ? "\(type).self" : ":\(type)") }
    parts += node.children.map(text(of:))
    let label = node.kind == .capture ? "" : node.label.map { $0 + ": " } ?? ""
    return label + "\(node.kind)" + (parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")")
  }
}
