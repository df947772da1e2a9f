import HandwireFacts
import Testing

/// Initializers that are claimed become calls, ones that are denied become calls that must fail.
@Suite struct InitializerOracleTests {
  static let declarations = """
    struct User {}
    @propertyWrapper struct Wrapping<T> { var wrappedValue: T
      init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
    @propertyWrapper struct Empty<T> { var wrappedValue: T { fatalError() }
      init() {} }
    @propertyWrapper struct Keyed<T> { var wrappedValue: T { fatalError() }
      init(_ key: String) {} }
    @resultBuilder struct Steps { static func buildBlock(_ parts: String...) -> [String] { parts } }
    struct Plain { let a: Int; var b: String; var c = 3; let d = 4; var e: Int?; let f: Int?; var g: Optional<Int> }
    struct Wrapped { @Wrapping var a: Int; @Wrapping var b: Int = 3; @Empty var c: Int; @Keyed("x") var d: Int
      @Wrapping private var e = 5; @Empty private var f: Int; @Keyed("x") private var g: Int; @Wrapping var h: Int? }
    struct Lazy { lazy var a = 1; let b: Int; static let c = 3; var d: Int { 4 }; var e: Int = 1 { didSet {} } }
    struct PrivateValue { private var a = 1; var b: Int }
    struct FilePrivateValue { fileprivate var a = 1; var b: Int }
    struct PrivateConstant { private let a = 1; var b: Int }
    struct PrivateSetter { private(set) var a = 1; var b: Int }
    struct PrivateLazy { private lazy var a = 1; var b: Int }
    struct PrivateAll { private var a = 1; private let b = 2 }
    struct PrivateNeeded { private var a: Int; init?(text: String) { a = 1 } }
    struct OwnInit { var a: Int; init(text: String) { a = 1 } }
    struct ExtensionInit { var a: Int }
    extension ExtensionInit { init(text: String) { a = 1 } }
    struct Nothing {}
    struct AllValues { var a = 1; var b: Int? }
    struct Tuples { var a: (Int?, Int?); var b: Void; var c: (Int, Int) = (1, 2); var (d, e): (Int, Int) = (1, 2) }
    struct Pattern { var (d, e) = (1, 2) }
    struct Closures { let make: () -> User; let other: (() -> User)?; @Steps let steps: () -> [String] }
    struct Generic<T> { let value: T; var list: [T] = []
      init(value: T) { self.value = value }
      init<U>(from other: U, to value: T) { self.value = value } }
    extension Generic where T == Int { init(number: Int) { self.init(value: number) } }
    struct GenericPlain<T> { let value: T; let next: [T]? }
    class Root { let a: Int
      init(a: Int) { self.a = a }
      convenience init(text: String) { self.init(a: 1) } }
    class Inherits: Root { var more = 1 }
    class Own: Root { init(own: Int) { super.init(a: own) } }
    class Overrides: Root { override init(a: Int) { super.init(a: a) } }
    class Missing: Root { let more: Int
      init(more: Int) { self.more = more
        super.init(a: 1) } }
    class OnlyConvenience: Root { convenience init(only: Int) { self.init(a: only) } }
    class InheritsAgain: Inherits {}
    class GenericRoot<T> { init(value: T) {} }
    class UserRoot: GenericRoot<User> {}
    class Default { var a = 1; let b: Int? = nil }
    class DefaultSub: Default { var c = 2 }
    actor Act { var a = 1 }
    actor Made { let a: Int
      init(a: Int) { self.a = a }
      init() { a = 1 } }
    enum Choice { case a
      init(text: String) { self = .a } }
    struct Weak { weak var a: Root?; var b: Root! ; let c: Root? }
    private struct Hidden { var a: Int }
    struct HasPrivateInit { private init() {}
      fileprivate init(a: Int) {}
      static func make() -> Self { Self() } }
    class Generations<T> { let t: T
      required init(t: T) { self.t = t } }
    class Next<U>: Generations<[U]> {}
    struct Defaults { init(a: Int = 1, _ b: String = "", c d: User = User()) {} }
    struct Variadic { init(_ list: String...) {} }
    struct Some { init(_ value: some Equatable) {} }
    """

  /// Values for the types above, as source.
  private static func source(of type: ResolvedType) -> String? {
    switch TestProgram.describe(type) {
    case "Int", "<T>": "1"
    case "String": "\"\""
    case "App.User": "User()"
    case "[String]": "[]"
    case "App.Empty<Int>": "Empty()"
    case "App.Keyed<Int>": "Keyed(\"\")"
    case "()": "()"
    case "((Int)?, (Int)?)": "(nil, nil)"
    case "(Int, Int)": "(1, 2)"
    case "() -> App.User": "{ User() }"
    case "() -> [String]": "{ \"\" }"
    case "some any Equatable", "some Equatable", "<U>": "1"
    case let text where text.hasPrefix("("): text.hasSuffix(")?") ? "nil" : nil
    case let text where text.hasPrefix("["): "[]"
    default: nil
    }
  }

  private static func arguments(_ callable: Callable, withDefaults: Bool) throws -> String {
    try callable.parameters.filter { !$0.hasDefault || withDefaults && source(of: $0.type) != nil }
      .map { parameter in
        let value = try #require(
          source(of: parameter.type), "\(callable.signature) \(parameter.name): \(TestProgram.describe(parameter.type))"
        )
        return (parameter.label.map { "\($0): " } ?? "") + value
      }
      .joined(separator: ", ")
  }

  @Test func whatIsVisibleCanBeCalledAndNothingElse() async throws {
    let test = TestProgram(modules: ["App": ["Declared.swift": Self.declarations, "Asked.swift": ""]])
    let caller = test.file("App", "Asked.swift")
    var lines: [String] = []
    var expected: [Bool] = []
    func ask(_ call: String, _ isAccepted: Bool) {
      lines.append("func asked\(lines.count)() { _ = \(call) }")
      expected.append(isAccepted)
    }
    let types = [
      "Plain", "Wrapped", "Lazy", "PrivateValue", "FilePrivateValue", "PrivateConstant", "PrivateSetter", "PrivateLazy",
      "PrivateAll", "PrivateNeeded", "OwnInit", "ExtensionInit", "Nothing", "AllValues", "Tuples", "Closures",
      "Generic<Int>",
      "Generic<User>", "GenericPlain<User>", "Root", "Inherits", "Own", "Overrides", "Missing", "OnlyConvenience",
      "InheritsAgain", "UserRoot", "Default", "DefaultSub", "Act", "Made", "Choice", "Weak", "HasPrivateInit",
      "Generations<Int>", "Next<Int>", "Defaults", "Some",
    ]
    for name in types {
      let type = test.type(name, in: caller)
      let set = test.program.initializers(of: type, seenFrom: caller)
      #expect(set.unknown == nil, "\(name)")
      for callable in set.candidates {
        let isOverloaded = set.candidates.contains { other in
          other != callable && other.visibility == .visible && other.parameters.allSatisfy(\.hasDefault)
        }
        ask("\(name)(\(try Self.arguments(callable, withDefaults: true)))", callable.visibility == .visible)
        if callable.visibility == .visible || !isOverloaded {
          ask("\(name)(\(try Self.arguments(callable, withDefaults: false)))", callable.visibility == .visible)
        }
        // One argument that is not defaulted is left out.
        if callable.visibility == .visible, callable.parameters.contains(where: { !$0.hasDefault }) {
          var fewer = callable
          fewer.parameters.remove(at: fewer.parameters.firstIndex { !$0.hasDefault } ?? 0)
          let isAnother = set.candidates.contains { other in
            other.parameters.filter { !$0.hasDefault }.map(\.label)
              == fewer.parameters.filter { !$0.hasDefault }.map(\.label)
          }
          if !isAnother { ask("\(name)(\(try Self.arguments(fewer, withDefaults: false)))", false) }
        }
      }
      // What is not among the candidates does not exist.
      for (call, labels) in [
        ("()", []), ("(a: 1)", ["a"]), ("(text: \"\")", ["text"]), ("(value: User())", ["value"]),
        ("(number: 1)", ["number"]), ("(b: 1)", ["b"]), ("(more: 1)", ["more"]),
      ] {
        let isKnown = set.candidates.contains { callable in
          callable.visibility == .visible
            && Set(callable.parameters.filter { !$0.hasDefault }.map { $0.label ?? "_" }).isSubset(of: labels)
            && Set(labels).isSubset(of: callable.parameters.map { $0.label ?? "_" })
        }
        if !isKnown { ask(name + call, false) }
      }
    }
    let rejected = try await Compiler.rejected(lines, declarations: Self.declarations)
    for index in lines.indices {
      #expect(expected[index] == !rejected.contains(index), "\(lines[index]) claimed \(expected[index])")
    }
    #expect(lines.count > 200)
  }
}
