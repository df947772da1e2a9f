import HandwireFacts
import Testing

/// Every initializer and static function is called from a function without an actor: the compiler tells which refuse.
@Suite struct IsolationOracleTests {
  static let declarations = """
    final class Plain { init() {} }
    @MainActor class Implicit {}
    @MainActor class ImplicitWithValue { var x = 1 }
    @MainActor struct Value { var x = 1 }
    @MainActor struct Holds { var x = ImplicitWithValue() }
    @MainActor struct NeedsPlain { var x: Plain }
    @MainActor class MakesPlain { var x = Plain() }
    @MainActor class Calls { var x = made() }
    @MainActor struct CallsToo { var x = made(); var y: Int }
    @MainActor func made() -> Int { 1 }
    @MainActor class Written { init() {} }
    @MainActor protocol Isolated {}
    protocol Refined: Isolated {}
    struct ByProtocol: Isolated { init() {} }
    struct ByRefined: Refined { init() {} }
    struct ByExtension { init() {} }
    extension ByExtension: Isolated {}
    class Inherits: Written {}
    class InheritsWritten: Written { override init() { super.init() } }
    @MainActor struct Outer { struct Inner { init() {} }
      @MainActor enum Kind { case a
        init() { self = .a } } }
    extension Plain { @MainActor convenience init(isolated: Int) { self.init() } }
    @MainActor extension Plain { convenience init(extended: Int) { self.init() }
      static func make() -> Int { 1 }
      nonisolated static func makeAnywhere() -> Int { 1 } }
    actor Act { init() {}
      @MainActor init(main: Int) {}
      static func make() -> Int { 1 } }
    @globalActor actor Database { static let shared = Database() }
    @Database class Stored { init() {} }
    @Database protocol Storing {}
    struct Both: Storing, Isolated { init() {} }
    struct Opted: Isolated { nonisolated init() {} }
    struct NonisolatedConformance: nonisolated Isolated { init() {} }
    protocol Free {}
    struct IsolatedConformance: @MainActor Free { init() {} }
    protocol Requires { @MainActor init() }
    struct Required: Requires { init() {} }
    struct RequiredByExtension { init() {} }
    extension RequiredByExtension: Requires {}
    @MainActor struct Namespace { static func make() -> Int { 1 }
      nonisolated static func makeAnywhere() -> Int { 1 } }
    extension Namespace { static func makeMore() -> Int { 1 } }
    @MainActor enum Choice { case one
      init(text: String) { self = .one } }
    @MainActor struct WithChoice { var choice: Mode = .idle }
    enum Mode: Int { case idle, busy }
    nonisolated class Base { init() {} }
    class Derived: Base { override init() { super.init() } }
    class DerivedImplicit: Base {}
    nonisolated protocol SendableProtocol: Sendable {}
    nonisolated protocol SendableMetatypeProtocol: SendableMetatype {}
    nonisolated protocol Indirectly: SendableProtocol {}
    struct BySendable: SendableProtocol { init() {} }
    struct ByMetatype: SendableMetatypeProtocol { init() {} }
    struct ByIndirect: Indirectly { init() {} }
    struct Failure: Error { init() {}
      struct Part { init() {} } }
    struct Identified: Sendable { init() {} }
    struct Coded: Codable { var x: Int }
    struct Unmarked { init() {}
      struct Part { init() {} } }
    nonisolated struct Marked { init() {}
      struct Part { init() {} } }
    nonisolated extension Unmarked { init(x: Int) {}
      static func make() -> Int { 1 }
      struct Added { init() {} } }
    extension Act { struct Part { init() {} } }
    @MainActor @propertyWrapper struct MainWrapper { var wrappedValue: Int
      nonisolated init() { wrappedValue = 1 } }
    struct UsesWrapper { @MainWrapper var value: Int
      init(text: String) { fatalError() } }
    func free() -> Int { 1 }
    nonisolated func freeAnywhere() -> Int { 1 }
    @Database func freeStored() -> Int { 1 }
    """

  struct Mode: CustomTestStringConvertible {
    var testDescription: String
    var isMainActorByDefault = false
    var languageMode = 6
    var arguments: [String] = []
  }

  static let modes = [
    Mode(testDescription: "Swift 6"),
    Mode(testDescription: "Swift 5", languageMode: 5, arguments: ["-swift-version", "5"]),
    Mode(
      testDescription: "main actor by default", isMainActorByDefault: true,
      arguments: ["-default-isolation", "MainActor"]),
  ]

  @Test(arguments: modes) func onlyWhatNeedsAnActorRefusesToBeCalledWithoutOne(_ mode: Mode) async throws {
    let settings = ModuleSettings(isMainActorByDefault: mode.isMainActorByDefault, languageMode: mode.languageMode)
    let test = TestProgram(
      modules: ["App": ["Declared.swift": Self.declarations, "Asked.swift": ""]], settings: settings)
    let caller = test.file("App", "Asked.swift")
    var lines: [String] = []
    var claims: [Bool] = []
    func ask(_ call: String, _ callable: Callable) {
      lines.append("nonisolated func asked\(lines.count)() { _ = \(call) }")
      claims.append(callable.isolation == .nonisolated)
    }
    let types = Self.declarations.matches(of: /(?:class|struct|enum|actor) ([A-Z][A-Za-z]*)/).map {
      String($0.output.1)
    }
    for name in types where !["Inner", "Kind", "Part", "Added"].contains(name) {
      try askAll(name, test, caller, ask)
    }
    for name in [
      "Outer.Inner", "Outer.Kind", "Failure.Part", "Unmarked.Part", "Marked.Part", "Unmarked.Added", "Act.Part",
    ] {
      try askAll(name, test, caller, ask)
    }
    for name in ["free", "freeAnywhere", "freeStored", "made"] {
      let found = test.program.functions(named: name, seenFrom: caller)
      #expect(found.count == 1)
      for callable in found { ask("\(name)()", callable) }
    }
    let rejected = try await Compiler.rejected(lines, declarations: Self.declarations, arguments: mode.arguments)
    for index in lines.indices {
      #expect(claims[index] == !rejected.contains(index), "\(lines[index]) claimed nonisolated: \(claims[index])")
    }
    #expect(lines.count > 60)
  }

  private func askAll(
    _ name: String, _ test: TestProgram, _ caller: LexicalContext, _ ask: (String, Callable) -> Void
  ) throws {
    let type = test.type(name, in: caller)
    let set = test.program.initializers(of: type, seenFrom: caller)
    for callable in set.candidates {
      let arguments = callable.parameters.filter { !$0.hasDefault }.map { parameter in
        let value =
          switch TestProgram.describe(parameter.type) {
          case "App.Plain": "unsafeBitCast(0, to: Plain.self)"
          case "String": "\"\""
          default: "1"
          }
        return "\(parameter.name): \(value)"
      }
      ask("\(name)(\(arguments.joined(separator: ", ")))", callable)
    }
    guard case .nominal(let identifier, _) = type else { return }
    for function in ["make", "makeAnywhere", "makeMore"] {
      for callable in test.program.staticFunctions(named: function, of: identifier, seenFrom: caller) {
        ask("\(name).\(function)()", callable)
      }
    }
  }
}
