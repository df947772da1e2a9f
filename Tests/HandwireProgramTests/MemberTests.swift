import HandwireFacts
import Testing

@Suite struct MemberTests {
  @Test func instancePropertiesAreReadInOrder() {
    let test = TestProgram(
      modules: [
        "Feature": [
          "F.swift": """
          public struct Dependencies<T> { public let one: T
            public var many: [T] { [] }
            private let hidden: Int
            let own = "text"
            public static let shared = 1
            public lazy var later: Int? = nil
            public var made = Part()
            public let odd = compute() }
          public struct Part {}
          public extension Dependencies { var more: Part { Part() } }
          public class Base { public var a: Int = 1
            public var b: Int { 2 } }
          public class Derived: Base { public override var b: Int { 3 }
            public var c: Int = 4 }
          public protocol Needs { var api: Part { get } }
          """
        ],
        "App": ["App.swift": "import Feature"],
      ])
    func members(_ text: String) -> [String] {
      test.program.storedMembers(of: test.type(text), seenFrom: test.app).map {
        "\($0.name): \(TestProgram.describe($0.type))\($0.isVisible ? "" : " hidden")\($0.isComputed ? " computed" : "")"
      }
    }
    #expect(
      members("Dependencies<Part>") == [
        "one: Feature.Part", "many: [Feature.Part] computed", "hidden: Int hidden", "own: String hidden",
        "later: (Int)?", "made: Feature.Part", "odd: unknown: the type of 'odd' is inferred by the compiler",
        "more: Feature.Part computed",
      ])
    #expect(members("Derived") == ["b: Int computed", "c: Int", "a: Int"])
    let needs = ResolvedType.nominal(.init(module: "Feature", path: ["Needs"]), arguments: [])
    #expect(test.program.storedMembers(of: needs, seenFrom: test.app).map(\.isVisible) == [true])
  }

  @Test func staticAndFreeFunctionsAreCallables() {
    let test = TestProgram(modules: [
      "Lib": [
        "L.swift": "public func make(a: Int) -> Int { a }\nfunc make() -> Int { 1 }\nprivate func make(c: Int) {}"
      ],
      "App": [
        "App.swift": """
        import Lib
        func make(b: Int) async throws -> String { "" }
        class Base { class func build() -> Base { Base() } }
        class Sub: Base { static func build(x: Int) -> Self? { nil }
          func build(no: Int) {} }
        extension Sub { private static func build(y: Int) {} }
        struct Box<T> { static func build(t: T) -> Box<T> { fatalError() } }
        """,
        "Other.swift": "",
      ],
    ])
    func table(_ callables: [Callable]) -> [String] {
      callables.map { callable in
        let visibility = callable.visibility == .visible ? "" : " hidden"
        return
          "\(callable.signature) -> \(TestProgram.describe(callable.result))\(callable.isAsync ? " async" : "")\(visibility)"
      }
    }
    #expect(
      table(test.program.functions(named: "make", seenFrom: test.app)) == [
        "make(b:) -> String async", "make(a:) -> Int", "make() -> Int hidden",
      ])
    #expect(
      table(test.program.functions(named: "make", seenFrom: test.file("App", "Other.swift"))) == [
        "make(b:) -> String async"
      ])
    let sub = TypeIdentifier(module: "App", path: ["Sub"])
    #expect(
      table(test.program.staticFunctions(named: "build", of: sub, seenFrom: test.file("App", "Other.swift"))) == [
        "build(x:) -> (App.Sub)?", "build(y:) -> () hidden", "build() -> App.Base",
      ])
    let box = TypeIdentifier(module: "App", path: ["Box"])
    #expect(
      table(test.program.staticFunctions(named: "build", of: box, seenFrom: test.app)) == ["build(t:) -> App.Box<<T>>"])
  }

  @Test func conformersAreTheSureOnesInEveryModule() {
    let test = TestProgram(modules: [
      "Interface": [
        "I.swift":
          "public protocol Clock {}\npublic protocol Fine: Clock {}\npublic protocol Repo<Item> { associatedtype Item }"
      ],
      "Platform": [
        "P.swift": """
        import Interface
        public struct System: Clock {}
        struct Hidden: Fine {}
        public class Base: Clock {}
        public final class Leaf: Base { struct Nested: Fine {} }
        public struct Box<T> {}
        extension Box: Clock where T: Clock {}
        protocol Other: Clock {}
        public struct User {}
        struct Users: Repo { typealias Item = User }
        struct Every<Item>: Repo {}
        """
      ],
      "App": ["App.swift": "import Interface\nimport Platform\nextension User: Clock {}\nextension Int: Clock {}"],
    ])
    func conformers(_ text: String) -> [String] {
      test.program.conformers(of: test.type(text)).map { "\($0.module).\($0.dottedName)" }
    }
    #expect(
      conformers("any Clock") == [
        "Platform.Base", "Platform.Hidden", "Platform.Leaf", "Platform.Leaf.Nested", "Platform.System", "Platform.User",
      ])
    #expect(conformers("any Repo<User>") == ["Platform.Users"])
    #expect(conformers("any Repo<Int>") == [])
    #expect(conformers("any Repo") == ["Platform.Every", "Platform.Users"])
    #expect(conformers("Base") == ["Platform.Base", "Platform.Leaf"])
    #expect(conformers("any Clock & AnyObject") == ["Platform.Base", "Platform.Leaf"])
    #expect(test.conforms("Int", "any Clock") == "yes")
    #expect(test.conforms("Box<Int>", "any Clock") == "yes")
  }

  @Test func kindsAndCopies() {
    let test = TestProgram(
      """
      struct FD: ~Copyable {}
      struct Box<T: ~Copyable>: ~Copyable {}
      extension Box: Copyable where T: Copyable {}
      class C {}
      actor A {}
      protocol P {}
      enum E {}
      """)
    for (text, kind, isCopyable) in [
      ("FD", .value, false), ("FD?", .value, false), ("Box<FD>", .value, false), ("Box<Int>", .value, true),
      ("C", .class, true),
      ("A", .actor, true), ("P", .protocol, true), ("some P", .protocol, true), ("E", .value, true),
      ("() -> C", .function, true),
      ("URLSession", .class, true), ("URL", .value, true), ("Unread", .unknown, true), ("Mutex<Int>", .value, false),
      ("[C]", .value, true),
      ("C.Type", .value, true),
    ] as [(String, TypeKind, Bool)] {
      let type = text == "Unread" ? .external(path: ["Unread"], arguments: []) : test.type(text)
      #expect(test.program.kind(of: type) == kind, "\(text)")
      #expect(test.program.isCopyable(type) == isCopyable, "\(text)")
    }
  }

  @Test func whatWasNotReadIsUnknownAndNotGuessed() {
    let test = TestProgram(
      """
      import UIKit
      protocol P {}
      protocol Q {}
      struct A: UnreadProtocol {}
      class Screen: UIViewController {}
      @Spyable class Spied {}
      @Observable final class Observed {}
      extension URLSession: P {}
      extension UIViewController: Q {}
      struct Plain {}
      struct Broken: Missing.Type2, Nowhere {}
      """)
    for (type, target, expected) in [
      ("A", "any P", "no"), ("A", "any UnreadProtocol", "yes"),
      ("A", "any Hashable", "unknown: 'UnreadProtocol' was not read"),
      ("A", "any OtherUnread", "unknown: 'UnreadProtocol' was not read"), ("Plain", "any OtherUnread", "no"),
      ("Screen", "any Q", "yes"), ("Screen", "any P", "unknown: 'UIViewController' was not read"),
      ("Screen", "any UIScrollViewDelegate", "unknown: 'UIViewController' was not read"),
      ("Screen", "UIViewController", "yes"),
      ("Screen", "UIResponder", "unknown: 'UIViewController' was not read"), ("URLSession", "any P", "yes"),
      ("Spied", "any P", "unknown: the macro @Spyable on 'Spied' may add a conformance"), ("Observed", "any P", "no"),
      ("UITableView", "any P", "unknown: 'UITableView' was not read"), ("URL", "any P", "no"), ("String", "Int", "no"),
      ("UnreadType", "String", "unknown: 'UnreadType' was not read"), ("Plain", "String", "no"),
      ("Plain", "UnreadType", "no"),
    ] {
      #expect(test.conforms(type, target) == expected, "\(type) as \(target)")
    }
    #expect(test.program.isSendable(test.type("UnreadType")) == .unknown("'UnreadType' was not read"))
  }
}
