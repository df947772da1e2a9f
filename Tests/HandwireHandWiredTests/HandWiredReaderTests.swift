import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders
import HandwireReports
import Testing

@Suite("Code that builds objects by hand")
struct HandWiredReaderTests {
  /// Rows of one scope: lifetime, name, implementation, what it receives.
  static func rows(_ source: String, of scope: String) -> [String] {
    let facts = FileFactsReader(.code).facts(of: source)
    let module = Module(name: "App", files: [ModuleFile(path: "App.swift", facts: facts)])
    let graph = HandWiredReader(CodeProgram(Program(modules: [module]))).graph()
    return graph.bindings.indices.filter { graph.scopes[graph.bindings[$0].scope].name == scope }.map { index in
      let binding = graph.bindings[index]
      let received = graph.edges.filter { $0.receiver == index }.map { edge -> String in
        let source: String
        switch edge.target {
        case .binding(let target):
          let other = graph.bindings[target]
          let name = other.name.isEmpty ? other.implementation ?? "?" : other.name
          source = other.scope == binding.scope ? name : "\(graph.scopes[other.scope].name).\(name)"
        case .scope(let index): source = "self " + graph.scopes[index].name
        case .assisted(let name): source = "argument " + name
        case .outside(let text): source = "outside " + text
        case .unknown(let reason): source = "unknown " + reason
        }
        let text = ([source] + edge.path).joined(separator: ".")
        return (edge.isConditional ? "perhaps " : "") + (edge.isDeferred ? "{ \(text) }" : text)
      }
      let name = binding.name.isEmpty ? binding.implementation ?? "" : binding.name
      return "\(binding.lifetime.word) \(name)" + (received.isEmpty ? "" : " ← " + received.joined(separator: ", "))
    }
  }

  static let services = """
    protocol Store { var keychain: Keychain { get } }
    final class Keychain {}
    final class API { init(keychain: Keychain) {} }
    final class UserStore: Store { let keychain: Keychain; init(keychain: Keychain) { self.keychain = keychain } }
    final class Screen { init(api: API) {} }

    """

  @Test("A local is what its property holds, and lives as long as its receivers where none does")
  func locals() {
    let rows = Self.rows(
      Self.services + """
        final class Root {
          private let store: Store
          let api: API
          init() {
            let keychain = Keychain()
            let api = API(keychain: keychain)
            self.api = api
            store = UserStore(keychain: keychain)
          }
        }
        """, of: "Root")
    #expect(rows == ["owned store ← keychain", "owned api ← keychain", "local keychain"])
  }

  @Test("Lazy properties, factory methods and slots")
  func lifetimes() {
    let rows = Self.rows(
      Self.services + """
        final class Root {
          static let shared = Root()
          lazy var keychain = Keychain()
          var screen: Screen?
          func makeAPI() -> API { API(keychain: keychain) }
          func show() { screen = Screen(api: makeAPI()) }
          func hide() { screen = nil }
        }
        """, of: "Root")
    #expect(rows == ["static shared", "lazy keychain", "slot screen ← makeAPI", "makes makeAPI ← keychain"])
  }

  @Test("A property of an object behind a protocol is found where the object is constructed")
  func members() {
    let rows = Self.rows(
      Self.services + """
        final class Root {
          let store: Store
          let api: API
          init() {
            store = UserStore(keychain: Keychain())
            api = API(keychain: store.keychain)
          }
        }
        """, of: "Root")
    #expect(rows == ["owned store ← Keychain", "owned api ← UserStore.keychain", "in place Keychain"])
  }

  @Test("A closure gives what it returns, later")
  func closures() {
    let rows = Self.rows(
      Self.services + """
        final class Coordinator { init(make: @escaping (Int) -> API) {} }
        struct Root {
          func start() -> Coordinator {
            let keychain = Keychain()
            return Coordinator(make: { [keychain] number in API(keychain: keychain) })
          }
        }
        """, of: "Root")
    #expect(rows == ["makes start ← { API }", "local keychain", "in place API ← keychain"])
  }

  @Test("A function at the top level is a scope")
  func functions() {
    let rows = Self.rows(
      Self.services + """
        func build(isTest: Bool) -> API {
          let keychain = Keychain()
          return API(keychain: keychain)
        }
        """, of: "build(isTest:)")
    #expect(rows == ["makes build ← keychain", "local keychain"])
  }

  @Test("A choice in branches stays a choice, and what a pattern binds is unknown")
  func choices() {
    let rows = Self.rows(
      Self.services + """
        enum Event { case opened(API) }
        final class Root {
          func make(_ event: Event, isTest: Bool) -> Screen {
            switch event { case .opened(let api): return Screen(api: api) }
          }
        }
        """, of: "Root")
    #expect(rows == ["in place Screen ← unknown 'api' is bound by a pattern"])
  }

  @Test("Objects that need each other end in a graph, not in a circle")
  func circles() {
    let rows = Self.rows(
      """
      final class A { weak var b: B?; init() {} }
      final class B { let a: A; init(a: A) { self.a = a; a.b = self } }
      final class Root { let b: B; init() { let a = A(); b = B(a: a) } }
      """, of: "Root")
    #expect(rows == ["owned b ← a", "local a"])
  }

  @Test("Who receives something, and through what")
  func report() throws {
    let facts = FileFactsReader(.code).facts(
      of: Self.services + """
        final class Root {
          let api: API
          let other = Keychain()
          init(keychain: Keychain) { api = API(keychain: keychain) }
          func makeScreen() -> Screen { Screen(api: api) }
        }
        @main struct Main { static func main() { let keychain = Keychain(); _ = Root(keychain: keychain) } }
        """)
    let program = Program(modules: [Module(name: "App", files: [ModuleFile(path: "App.swift", facts: facts)])])
    let report = WiredGraphReport(HandWiredReader(CodeProgram(program)).graph(), program)
    #expect(
      try report.text(as: .text, to: "Main.keychain") == """
        Main, entry point
        ├─ local     keychain  Keychain
        ├─ in place  Root                ← keychain
        └─ Root
           ├─ owned  api           API       ← keychain
           ├─ given  keychain      Keychain  ← Main.keychain
           └─ makes  makeScreen()  Screen    ← api

        """)
    #expect(throws: GraphReportError.unknownName("keychan", nearest: ["Keychain", "keychain"])) {
      try report.text(as: .text, to: "keychan")
    }
  }
}
