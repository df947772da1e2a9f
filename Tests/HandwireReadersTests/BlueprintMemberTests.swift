import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders
import Testing

struct BlueprintMemberTests {
  static let services = """

    protocol Analytics {}
    final class Firebase: Analytics {
      init() {}
      static func make(key: String) -> Firebase { Firebase() }
    }
    struct Cache<Value> { init() {} }
    func makeFirebase() -> Firebase { Firebase() }
    struct Dependencies { let analytics: any Analytics }
    final class Model { init(id: Int, analytics: any Analytics) {} }
    """

  private func app(_ members: String, head: String = "struct AppBlueprint: Blueprint {") throws -> BlueprintDeclaration
  {
    let project = SourceProject("import Handwire\n\(head)\n\(members)\n}\n" + Self.services)
    #expect(project.findings == [])
    return try #require(project.blueprint("AppBlueprint"))
  }

  private func member(_ text: String) throws -> MemberDeclaration {
    try #require(try app(text).members.first)
  }

  private func id(_ name: String) -> TypeIdentifier { TypeIdentifier(module: "App", path: [name]) }
  private func type(_ name: String) -> ResolvedType { .nominal(id(name), arguments: []) }

  @Test func givens() throws {
    #expect(try member("@Given var model: Model").kind == .given)
    #expect(try member("@Given(.members) var all: Dependencies").kind == .givenMembers)
    #expect(
      try member("@Handwire.Given(Given<Dependencies>.Extent.members) var all: Dependencies").kind == .givenMembers)
  }

  @Test(arguments: [
    ("@Owned", false), ("@Owned()", false), ("@Owned(.withGraph)", false), ("@Owned(.onFirstUse)", true),
    ("@Owned(Construction.onFirstUse)", true), ("@Handwire.Owned(Handwire.Construction.onFirstUse)", true),
    ("@Owned<Firebase>(.onFirstUse)", true), ("@Owned<Firebase>", false), ("@Handwire::Owned(.onFirstUse)", true),
  ])
  func ownedWithoutImplementation(marker: String, isLazy: Bool) throws {
    #expect(try member("\(marker) var firebase: Firebase").kind == .owned(nil, isLazy: isLazy))
  }

  @Test func builtAndShared() throws {
    #expect(try member("@Built var firebase: Firebase").kind == .built(nil))
    #expect(try member("@Shared var firebase: Firebase").kind == .shared(nil))
    guard case .built(let built?) = try member("@Built(Firebase.self) var analytics: any Analytics").kind else {
      Issue.record("no implementation")
      return
    }
    #expect(built.target == .type(type("Firebase")) && built.spelling == "Firebase")
  }

  @Test(arguments: [
    ("Firebase.self", "type Firebase"), ("App.Firebase.self", "type Firebase"),
    ("Cache<Int>.self", "type Cache<Int>"), ("Firebase.init", "init Firebase nil"), ("Firebase.init()", "call"),
    ("Firebase.make", "static Firebase.make nil"), ("Firebase.make(key:)", "static Firebase.make [key]"),
    ("Self.local", "static AppBlueprint.local nil"), ("Self.local(_:b:)", "static AppBlueprint.local [_,b]"),
    ("AppBlueprint.local", "static AppBlueprint.local nil"), ("local", "static AppBlueprint.local nil"),
    ("makeFirebase", "function makeFirebase nil"),
    ("makeFirebase()", "call"), ("(Firebase.self)", "type Firebase"),
    ("Cache<Int>.init(value:_:)", "init Cache<Int> [value,_]"),
  ])
  func implementations(argument: String, expected: String) throws {
    for suffix in ["", ", .onFirstUse"] {
      let project = SourceProject(
        """
        import Handwire
        struct AppBlueprint: Blueprint {
          @Owned(\(argument)\(suffix)) var analytics: Any
          static func local(_ a: Int, b: Int) -> Firebase { Firebase() }
        }
        """ + Self.services)
      if expected == "call" {
        #expect(project.rules == ["marker-argument@3"])
        continue
      }
      #expect(project.rules == [])
      guard case .owned(let reference?, suffix.isEmpty == false) = project.blueprint("AppBlueprint")?["analytics"]?.kind
      else {
        Issue.record("\(argument)")
        continue
      }
      #expect(describe(reference.target) == expected)
      #expect(reference.place.line == 3 && reference.place.column == 10)
    }
  }

  private func describe(_ target: ImplementationReference.Target) -> String {
    func text(_ labels: [String?]?) -> String {
      labels.map { "[" + $0.map { $0 ?? "_" }.joined(separator: ",") + "]" } ?? "nil"
    }
    func text(_ type: ResolvedType) -> String {
      guard case .nominal(let identifier, let arguments) = type else { return "\(type)" }
      return identifier.dottedName + (arguments.isEmpty ? "" : "<Int>")
    }
    switch target {
    case .type(let type): return "type \(text(type))"
    case .initializer(let type, let labels): return "init \(text(type)) \(text(labels))"
    case .staticFunction(let identifier, let name, let labels):
      return "static \(identifier.dottedName).\(name) \(text(labels))"
    case .function(let name, let labels): return "function \(name) \(text(labels))"
    case .refused: return "refused"
    }
  }

  @Test func makers() throws {
    let maker = try member("public func makeModel(for id: Int) async throws -> Model { built() }")
    guard case .maker(let callable, nil) = maker.kind else {
      Issue.record("\(maker.kind)")
      return
    }
    #expect(maker.name == "makeModel" && maker.type == type("Model") && maker.typeSpelling == "Model")
    #expect(maker.access == .internal)
    #expect(callable.isAsync && callable.thrown != nil && callable.signature == "makeModel(for:)")
    #expect(callable.parameters.first?.name == "id")

    for body in ["{ built(Firebase.self) }", "{ return Handwire.built(Firebase.self) }"] {
      guard case .maker(_, let named?) = try member("func make() -> any Analytics \(body)").kind else {
        Issue.record("\(body)")
        continue
      }
      #expect(named.target == .type(type("Firebase")))
    }
    guard case .maker(_, _?) = try member("func make() -> some Analytics { built(Firebase.self) }").kind else {
      Issue.record("opaque")
      return
    }
  }

  @Test func staticFunctions() throws {
    let blueprint = try app(
      """
        static func analytics(key: String) throws -> any Analytics { Firebase() }
        static func connect(_ model: Model, to analytics: any Analytics) {}
        static func end(model: Model) async {}
        static func nothing() -> Void {}
        static var helper: Int { 1 }
        static let limit = 3
      """)
    #expect(blueprint.members.map(\.name) == ["analytics", "connect", "end", "nothing"])
    guard case .provider(let provider) = blueprint.members[0].kind, case .connection = blueprint.members[1].kind,
      case .end(let end) = blueprint.members[2].kind, case .connection = blueprint.members[3].kind
    else {
      Issue.record("\(blueprint.members)")
      return
    }
    #expect(provider.origin == .staticFunction && provider.signature == "analytics(key:)" && provider.thrown != nil)
    #expect(provider.visibility == .visible)
    #expect(blueprint.members[0].type == .existential([type("Analytics")]))
    #expect(blueprint.members[0].typeSpelling == "any Analytics")
    #expect(blueprint.members[1].typeSpelling == "Void" && blueprint.members[1].type == .void)
    #expect(end.isAsync)
  }

  @Test func isolationOfFunctions() throws {
    let blueprint = try app(
      """
        static func a() -> Int { 1 }
        nonisolated static func b() -> String { "" }
        @MainActor static func c() -> Bool { true }
      """, head: "@MainActor struct AppBlueprint: Blueprint {")
    #expect(blueprint.isolation == .globalActor("MainActor"))
    let isolations = blueprint.members.compactMap { member -> Isolation? in
      if case .provider(let callable) = member.kind { callable.isolation } else { nil }
    }
    #expect(isolations == [.globalActor("MainActor"), .nonisolated, .globalActor("MainActor")])
    #expect(blueprint.members.map(\.repeatedAttributes) == [[], ["nonisolated"], ["@MainActor"]])
  }

  @Test(arguments: [
    ("internal", "", AccessLevel.internal), ("internal", "public", .internal), ("internal", "private", .private),
    ("public", "", .internal), ("public", "public", .public), ("public", "fileprivate", .fileprivate),
    ("package", "public", .package), ("", "", .internal),
  ])
  func accessIsNeverAboveTheBlueprints(outer: String, inner: String, expected: AccessLevel) throws {
    let blueprint = try app(
      "\(inner) func make() -> Model { built() }\n@Given \(inner) var id: Int",
      head: "\(outer) struct AppBlueprint: Blueprint {")
    #expect(blueprint.members.map(\.access) == [expected, expected])
  }

  @Test func membersKeepWhatIsWrittenAboutThem() throws {
    let project = SourceProject(
      """
      import Handwire
      #if os(iOS)
        /// The app.
        @available(iOS 17, *)
        struct AppBlueprint: Blueprint, Sendable {
          #if DEBUG
            /// Counts.
            /// Twice.
            @Owned var cache: Cache<Int>
          #else
            @Owned var cache: Cache<Bool>
          #endif
          @Given var all: [String : (any Analytics)?]
          @available(iOS 18, *) @discardableResult func make() -> Model { built() }
        }
      #endif
      """ + Self.services)
    #expect(project.rules == [])
    let blueprint = try #require(project.blueprint("AppBlueprint"))
    #expect(blueprint.conditions == ["os(iOS)"] && blueprint.documentation == ["/// The app."])
    #expect(blueprint.isSendable && blueprint.repeatedAttributes == ["@available(iOS 17, *)"])
    #expect(blueprint.place == Place(path: "App/App.swift", line: 5, column: 10))
    #expect(blueprint.members.map(\.conditions) == [["DEBUG"], ["!(DEBUG)"], [], []])
    #expect(blueprint.members[0].documentation == ["/// Counts.", "/// Twice."])
    #expect(
      blueprint.members.map(\.typeSpelling) == ["Cache<Int>", "Cache<Bool>", "[String: (any Analytics)?]", "Model"])
    #expect(blueprint.members[0].place == Place(path: "App/App.swift", line: 9, column: 18))
    #expect(blueprint.members[3].repeatedAttributes == ["@available(iOS 18, *)", "@discardableResult"])
    guard case .maker(let callable, _) = blueprint.members[3].kind else { return }
    #expect(callable.availability == .conditional("iOS 18, *"))
  }

  @Test func membersOfExtensionsFollowInFileOrder() throws {
    let modules = [
      SourceProject.module(
        "App",
        [
          "B.swift": "import Handwire\nstruct AppBlueprint: Blueprint {\n  static func one() -> Int { 1 }\n}"
            + Self.services,
          "A.swift": "extension AppBlueprint {\n  static func two() -> Bool { true }\n}",
          "C.swift": """
          import Handwire
          #if DEBUG
          public extension AppBlueprint {
            func makeModel() -> Model { built() }
            static func three() -> String { "" }
          }
          #endif
          """,
        ])
    ]
    let project = SourceProject(modules: modules)
    #expect(project.rules == [])
    let members = try #require(project.blueprint("AppBlueprint")).members
    #expect(members.map(\.name) == ["one", "two", "makeModel", "three"])
    #expect(members.map(\.conditions) == [[], [], ["DEBUG"], ["DEBUG"]])
    #expect(members.map(\.place.path) == ["B.swift", "A.swift", "C.swift", "C.swift"])
    #expect(members.map(\.context.file) == ["B.swift", "A.swift", "C.swift", "C.swift"])
    #expect(members.allSatisfy { $0.access == .internal })
  }

  @Test func aModulesOwnOwnedIsNoMarker() {
    let project = SourceProject(
      """
      import Handwire
      @propertyWrapper struct Owned<T> { var wrappedValue: T }
      struct AppBlueprint: Blueprint {
        @Handwire.Owned var first: Model
        @Owned var second: Model
      }
      """ + Self.services)
    #expect(project.blueprint("AppBlueprint")?.members.map(\.kind) == [.owned(nil, isLazy: false), .given])
    #expect(project.rules == ["blueprint-member@5"])
    #expect(project.findings.first?.help?.contains("@Handwire.Owned") == true)
  }

  @Test func nestedTypesAndAliasesOfABlueprintAreLookedUp() throws {
    let project = SourceProject(
      """
      import Handwire
      struct AppBlueprint: Blueprint {
        typealias Store = Cache<Int>
        struct Settings {}
        @Given var settings: Settings
        @Owned var store: Store
        @Owned(Settings.self) var other: Any
      }
      """ + Self.services)
    #expect(project.rules == [])
    let blueprint = try #require(project.blueprint("AppBlueprint"))
    let settings = ResolvedType.nominal(
      TypeIdentifier(module: "App", path: ["AppBlueprint", "Settings"]), arguments: [])
    #expect(blueprint["settings"]?.type == settings)
    guard case .owned(let reference?, _) = blueprint["other"]?.kind else { return }
    #expect(reference.spelling == "AppBlueprint.Settings")
  }

  @Test func whatIsDeclaredWronglyStillCounts() throws {
    let project = SourceProject(
      """
      import Handwire
      struct AppBlueprint: Blueprint {
        @Inject var firebase: Firebase
        @Owned(Firebase()) var analytics: any Analytics
        private static func cache() -> Cache<Int> { Cache() }
        func makeModel(id: Int) -> Model { Model(id: id, analytics: Firebase()) }
        @Child var session: Model?
        @Owned var unknown: Unknown
      }
      """ + Self.services)
    #expect(project.findings.count == 6)
    let blueprint = try #require(project.blueprint("AppBlueprint"))
    #expect(blueprint.members.map(\.name) == ["firebase", "analytics", "cache", "makeModel"])
    #expect(blueprint["firebase"]?.kind == .given && blueprint["analytics"]?.kind == .given)
    guard case .provider = blueprint["cache"]?.kind, case .maker(_, nil) = blueprint["makeModel"]?.kind else {
      Issue.record("\(blueprint.members.map(\.kind))")
      return
    }
  }

  @Test func defaultIsolationOfTheModuleCounts() throws {
    let project = SourceProject(
      """
      import Handwire
      struct AppBlueprint: Blueprint {
        static func a() -> Int { 1 }
        nonisolated static func b() -> String { "" }
      }
      nonisolated struct OtherBlueprint: Blueprint {
        static func a() -> Int { 1 }
      }
      nonisolated extension AppBlueprint {
        static func c() -> Bool { true }
      }
      """, isMainActorByDefault: true)
    #expect(project.rules == [])
    let app = try #require(project.blueprint("AppBlueprint"))
    let other = try #require(project.blueprint("OtherBlueprint"))
    #expect(app.isolation == .globalActor("MainActor") && app.repeatedAttributes == [])
    #expect(other.isolation == .nonisolated && other.repeatedAttributes == ["nonisolated"])
    let isolations = (app.members + other.members).compactMap { member -> Isolation? in
      if case .provider(let callable) = member.kind { callable.isolation } else { nil }
    }
    #expect(isolations == [.globalActor("MainActor"), .nonisolated, .nonisolated, .nonisolated])
    let graphs = project.prepared.modules.flatMap(\.files).flatMap(\.facts.types).map(\.header.name)
    #expect(graphs.contains("AppGraph"))
    #expect(project.program.isolation(of: id("AppGraph")) == .globalActor("MainActor"))
    #expect(project.program.isolation(of: id("OtherGraph")) == .nonisolated)
  }

  @Test func aGlobalActorOfTheProjectIsRepeated() throws {
    let project = SourceProject(
      """
      import Handwire
      @globalActor actor Storage { static let shared = Storage() }
      @Storage struct AppBlueprint: Blueprint {
        @Given var id: Int
        @Storage func makeModel() -> Model { built() }
        static func bool() -> Bool { true }
      }
      """ + Self.services)
    #expect(project.rules == [])
    let app = try #require(project.blueprint("AppBlueprint"))
    #expect(app.isolation == .globalActor("Storage") && app.repeatedAttributes == ["@Storage"])
    #expect(app["makeModel"]?.repeatedAttributes == ["@Storage"])
    #expect(project.program.isolation(of: id("AppGraph")) == .globalActor("Storage"))
  }

  @Test func twoVariablesOfOneDeclarationAreTwoMembers() throws {
    let project = SourceProject(
      "import Handwire\nstruct AppBlueprint: Blueprint {\n  @Given var first: Int, second: String\n}\n")
    #expect(project.blueprint("AppBlueprint")?.members.map(\.name) == ["first", "second"])
  }

  @Test func anExtensionThatIsSendableCounts() throws {
    let project = SourceProject(
      "import Handwire\nstruct AppBlueprint: Blueprint {\n  @Given var first: Int\n}\nextension AppBlueprint: @unchecked Sendable {}\n"
    )
    #expect(project.blueprint("AppBlueprint")?.isSendable == true)
    #expect(project.program.isSendable(type("AppGraph")) == .yes)
  }
}
