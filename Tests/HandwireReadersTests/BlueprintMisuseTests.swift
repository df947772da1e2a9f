import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders
import Testing

/// Each wrong use has one error, at its place, with the text that mends it.
struct BlueprintMisuseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var members: String
    var rule: String
    var message: String
    var help: String

    init(_ members: String, _ rule: String, _ message: String, help: String) {
      self.members = members
      self.rule = rule
      self.message = message
      self.help = help
    }

    var testDescription: String { members }
  }

  static let properties = [
    Case("var api: API", "blueprint-member", "'api' has no marker", help: "write '@Owned var api: API'"),
    Case("let api: API", "blueprint-member", "'api' has no marker", help: "write '@Owned var api: API'"),
    Case("var api = API()", "blueprint-member", "would never be made", help: "static func api() -> Value { … }"),
    Case("var api: API { API() }", "blueprint-member", "never run", help: "static func api() -> API { … }"),
    Case("@Inject var api: API", "blueprint-member", "'@Inject' is not a marker", help: "write '@Owned var api: API'"),
    Case("@Factory var api: API", "blueprint-member", "not a marker", help: "write '@Built var api: API'"),
    Case("@Other.Owned var api: API", "blueprint-member", "not a marker", help: "@Given, @Owned, @Built, @Shared"),
    Case("@Owned var api", "blueprint-member", "has no type", help: "'@Owned var api: Value'"),
    Case("@Owned(API.self) var api", "blueprint-member", "has no type", help: "'@Owned(API.self) var api: API'"),
    Case("@Given var api: API = API()", "blueprint-member", "handed in", help: "remove the value"),
    Case("@Owned var api: API = API()", "blueprint-member", "never be made", help: "static func api() -> API { … }"),
    Case("@Given @Owned var api: API", "blueprint-member", "both @Given and @Owned", help: "keep one"),
    Case("@Owned @Published var api: API", "blueprint-member", "'@Published' has no meaning", help: "remove"),
    Case("@Owned let api: API", "blueprint-member", "'api' is a 'let'", help: "write 'var api'"),
    Case("@Owned static var api: API", "blueprint-member", "static", help: "remove 'static'"),
    Case("@Owned lazy var api: API", "blueprint-member", "'lazy'", help: "@Owned(.onFirstUse)"),
    Case("@Owned weak var api: API?", "blueprint-member", "by its marker alone", help: "@Shared"),
    Case("@Given(.all) var api: API", "marker-argument", "cannot say this", help: "@Given(.members)"),
    Case("@Given(API.self) var api: API", "marker-argument", "cannot say this", help: "write '@Given'"),
    Case("@Built(.onFirstUse) var api: API", "marker-argument", "cannot", help: "only owned bindings"),
    Case(
      "@Shared(API.self, .onFirstUse) var api: API", "marker-argument", "cannot", help: "@Shared(Implementation.self)"),
    Case("@Owned(API.self, API.self) var api: API", "marker-argument", "cannot", help: "@Owned(Implementation.self)"),
    Case("@Owned(type: API.self) var api: API", "marker-argument", "cannot", help: "@Owned(Implementation.self)"),
    Case("@Owned({ API() }) var api: API", "marker-argument", "a closure", help: "static func api() -> API { … }"),
    Case("@Owned(API()) var api: API", "marker-argument", "makes a value here", help: "write 'API.self'"),
    Case("@Owned(.make) var api: API", "marker-argument", "does not say of which type", help: "Implementation.make"),
    Case("@Owned(\"API\") var api: API", "marker-argument", "a literal", help: "static func api() -> API { … }"),
    Case("@Owned(API.shared) var api: API", "marker-argument", "no static function 'shared'", help: "{ API.shared }"),
    Case("@Owned var box: Box", "type-not-found", "its arguments are not written", help: "write 'Box<Value>'"),
    Case("@Given var boxes: [Box?]", "type-not-found", "'Box' is generic", help: "write 'Box<Value>'"),
    Case("@Owned(nowhere) var api: API", "marker-argument", "no function 'nowhere'", help: "static func api()"),
    Case("@Owned((any Service).self) var api: any Service", "marker-argument", "is a protocol", help: "conforms to it"),
    Case(
      "@Owned(URLSession.shared) var api: URLSession", "marker-argument", "were not read", help: "{ URLSession.shared }"
    ),
    Case(
      "@Owned(AppGraph.self) var api: API", "marker-argument", "AppGraph is a graph", help: "@Child var app: AppGraph?"),
    Case("@Owned var api: Apii", "type-not-found", "no type named 'Apii'", help: "write 'API'"),
  ]

  static let functions = [
    Case(
      "func makeAPI() -> API { API() }", "maker-body", "can only be 'built()'",
      help: "func makeAPI() -> API { built() }"),
    Case(
      "func makeAPI() -> API { let a = API(); return a }", "maker-body", "can only be",
      help: "static func makeAPI() -> API"),
    Case(
      "func makeAPI(_ id: Int, for user: [String]?)", "maker-body", "can only be",
      help: "static func makeAPI(_ id: Int, for user: [String]?) { … }"),
    Case("func makeAPI() { built() }", "maker-body", "does not say what", help: "-> Value { built() }"),
    Case("func makeAPI() -> API { built(API()) }", "marker-argument", "makes a value here", help: "API.self"),
    Case("func makeAPI() -> API { built(type: API.self) }", "maker-body", "cannot take this", help: "built()"),
    Case("func makeAPI() -> API { built(API.self, 1) }", "maker-body", "cannot take this", help: "built()"),
    Case("func makeAPI<T>(_ t: T) -> API { built() }", "maker-body", "generic", help: "remove '<T>'"),
    Case(
      "func makeAPI() -> some Service { built() }", "maker-body", "hides the type", help: "built(Implementation.self)"),
    Case("private static func api() -> API { API() }", "provider-shape", "it is private", help: "remove 'private'"),
    Case(
      "fileprivate static func attach(api: API) {}", "provider-shape", "it is private", help: "remove 'fileprivate'"),
    Case("static func api<T>(_ t: T) -> API { API() }", "provider-shape", "generic", help: "remove '<T>'"),
    Case("static func api() -> some Service { API() }", "provider-shape", "opaque", help: "-> any Service"),
    Case("static func end(api: API) -> Int { 1 }", "end-shape", "nobody takes", help: "remove '-> Int'"),
    Case("static func end(api: API) async throws {}", "end-shape", "nobody is there to catch", help: "remove 'throws'"),
    Case("static func api(key: Kye) -> API { API() }", "type-not-found", "'Kye'", help: "write 'Key'"),
  ]

  @Test(arguments: properties + functions)
  func wrongMember(_ misuse: Case) throws {
    for before in ["", "/* @Owned */ ", "/* 🧭é */ "] {
      let project = SourceProject(
        """
        import Handwire
        \(misuse.members.contains("URLSession") ? "import Foundation" : "")
        struct AppBlueprint: Blueprint {
          @Given var key: Key
          \(before)\(misuse.members)
          static func local() -> Key { Key() }
        }
        struct Key {}
        struct Box<Value> { var value: Value? }
        protocol Service {}
        final class API: Service { static let shared = API() }
        """)
      let finding = try #require(project.findings.first)
      #expect(project.rules == ["\(misuse.rule)@5"])
      #expect(finding.severity == .error)
      #expect(finding.message.contains(misuse.message), "\(finding.message)")
      #expect(finding.help?.contains(misuse.help) == true, "\(finding.help ?? "no help")")
      #expect(finding.declaration.hasPrefix("AppBlueprint."))
    }
  }

  @Test(arguments: properties + functions)
  func wrongMemberInsideACommentIsNone(_ misuse: Case) {
    let commented = misuse.members.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
    let project = SourceProject(
      "import Handwire\r\nstruct AppBlueprint: Blueprint {\r\n  @Given var key: Int\r\n  \(commented)\r\n}\r\n")
    #expect(project.rules == [])
  }

  @Test(arguments: [
    ("struct App: Blueprint { @Given var key: Int }", "blueprint-name", "rename App to AppBlueprint"),
    ("struct AppGraph: Blueprint { @Given var key: Int }", "blueprint-name", "AppBlueprint"),
    ("struct Blueprint: Handwire.Blueprint { @Given var key: Int }", "blueprint-name", "AppBlueprint"),
    ("struct AppBlueprint<T>: Blueprint { @Given var key: T }", "blueprint-shape", "remove '<T>'"),
    ("private struct AppBlueprint: Blueprint { @Given var key: Int }", "blueprint-shape", "remove 'private'"),
    ("fileprivate struct AppPart: BlueprintPart { @Given var key: Int }", "blueprint-shape", "remove 'fileprivate'"),
    ("enum Outer { struct AppBlueprint: Blueprint { @Given var key: Int } }", "blueprint-shape", "out of Outer"),
    ("enum Outer { struct AppPart: BlueprintPart { @Given var key: Int } }", "blueprint-shape", "out of Outer"),
    ("actor AppBlueprint: Blueprint { }", "blueprint-shape", "write 'struct AppBlueprint'"),
    ("protocol AppBlueprint: Blueprint { }", "blueprint-shape", "let each struct list 'Blueprint' itself"),
    ("struct AppBlueprint: Blueprint { }", "blueprint-empty", "add a binding"),
    ("struct AppBlueprint: Blueprint { static func connect() {} }", "blueprint-empty", "add a binding"),
    ("struct AppPart: BlueprintPart { static let a = 1 }", "blueprint-empty", "add a binding"),
  ])
  func wrongBlueprint(source: String, rule: String, help: String) throws {
    let project = SourceProject("import Handwire\n\n\(source)\n")
    #expect(project.rules == ["\(rule)@3"])
    #expect(project.findings.first?.help?.contains(help) == true, "\(project.findings.first?.help ?? "")")
  }

  @Test func aSyntaxErrorInABlueprintsFileIsTheOnlyThingSaidOfIt() throws {
    let broken = "import Handwire\nstruct AppBlueprint: Blueprint {\n  @Owned var api: = 3\n  var x\n}\n"
    let project = SourceProject(modules: [
      SourceProject.module("App", ["App.swift": broken, "Other.swift": "struct Other {\n  func (\n}"])
    ])
    #expect(!project.findings.isEmpty)
    #expect(project.findings.allSatisfy { $0.rule == "syntax-error" && $0.place.path == "App.swift" })
    #expect(project.reading.blueprints.map(\.name) == ["AppBlueprint"])
  }

  @Test func twoBlueprintsOfOneNameAreReportedOnce() {
    let project = SourceProject(
      modules: [
        SourceProject.module(
          "App",
          [
            "A.swift": "import Handwire\nstruct AppBlueprint: Blueprint { @Given var a: Int }",
            "B.swift": "import Handwire\nstruct AppBlueprint: Blueprint { @Given var a: Int }",
          ]),
        SourceProject.module(
          "Other", ["C.swift": "import Handwire\nstruct AppBlueprint: Blueprint { @Given var a: Int }"]),
      ])
    #expect(project.findings.filter { $0.rule == "duplicate-blueprint" }.map(\.place.path) == ["B.swift"])
    #expect(project.reading.blueprints.map(\.place.path) == ["A.swift", "C.swift"])
  }

  @Test func aTypeOfAModuleThatIsNotImportedIsNamedWithTheImport() throws {
    let project = SourceProject(modules: [
      SourceProject.module("Platform", ["P.swift": "public final class Client { public init() {} }"]),
      SourceProject.module(
        "App", ["A.swift": "import Handwire\nstruct AppBlueprint: Blueprint {\n  @Owned var client: Client\n}"],
        dependencies: ["Platform"]),
    ])
    let finding = try #require(project.findings.first)
    #expect(project.rules == ["type-not-found@3"])
    #expect(finding.help == "add to A.swift: import Platform")
    #expect(finding.notes.first?.place?.path == "P.swift")
  }

  @Test func aTypeThatTwoModulesDeclareIsAmbiguous() throws {
    let client = "public final class Client { public init() {} }"
    let project = SourceProject(modules: [
      SourceProject.module("Payments", ["Y.swift": client]), SourceProject.module("Platform", ["P.swift": client]),
      SourceProject.module(
        "App",
        [
          "A.swift":
            "import Handwire\nimport Payments\nimport Platform\nstruct AppBlueprint: Blueprint {\n  @Owned var client: Client\n}"
        ], dependencies: ["Payments", "Platform"]),
    ])
    let finding = try #require(project.findings.first)
    #expect(project.rules == ["type-ambiguous@5"])
    #expect(finding.help?.contains("'Payments.Client'") == true)
    #expect(finding.notes.count == 2)
  }
}
