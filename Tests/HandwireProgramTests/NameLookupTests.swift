import HandwireFacts
import Testing

@Suite struct NameLookupTests {
  @Test func nestedTypesHideOuterOnes() {
    let test = TestProgram(
      """
      struct Opt {}
      struct X { struct Opt {}
        struct Deep { struct Deeper {} } }
      extension X.Deep { struct Added {} }
      struct Box<Opt> { struct Inside {} }
      """)
    #expect(test.meaning("Opt") == "App.Opt")
    #expect(test.meaning("Opt", in: test.inside("X")) == "App.X.Opt")
    #expect(test.meaning("Opt", in: test.inside("X.Deep.Deeper")) == "App.X.Opt")
    #expect(test.meaning("Added", in: test.inside("X.Deep.Deeper")) == "App.X.Deep.Added")
    // The types around an extended type are out of reach in its extensions.
    #expect(test.meaning("Opt", in: test.inside("X.Deep.Added")) == "App.Opt")
    #expect(test.meaning("Opt", in: test.inside("Box")) == "<Opt>")
    #expect(test.meaning("Opt", in: test.inside("Box.Inside")) == "<Opt>")
    #expect(test.meaning("Inside", in: test.inside("Box")) == "App.Box.Inside<<Opt>>")
    #expect(test.meaning("Box<Opt>.Inside") == "App.Box.Inside<App.Opt>")
    #expect(test.meaning("App.Opt", in: test.inside("X")) == "App.Opt")
    #expect(test.meaning("App::Opt", in: test.inside("X")) == "App.Opt")
  }

  @Test func namesOfSuperclassesAndProtocolsAreInherited() {
    let test = TestProgram(
      """
      class Base<T> { struct Node {}
        typealias List = [T] }
      class Middle: Base<Int> {}
      class Leaf: Middle { struct Own {} }
      protocol Shape { associatedtype Side
        typealias Name = String }
      extension Shape { typealias Title = Name }
      struct Square: Shape { typealias Side = Double
        struct Inner {} }
      struct Circle: Shape { func f() -> Side? { nil } }
      struct Line<Side>: Shape {}
      """)
    for (text, inside, expected) in [
      ("Node", "Leaf", "App.Base.Node<Int>"), ("List", "Leaf.Own", "[Int]"), ("Leaf.Node", "", "App.Base.Node<Int>"),
      ("Name", "Square", "String"), ("Title", "Square.Inner", "String"), ("Side", "Square", "Double"),
      ("Square.Side", "", "Double"), ("Line<Int>.Side", "", "Int"), ("Side", "Shape", "<Self.Side>"),
      ("Self.Side", "Shape", "<Self.Side>"), ("Self", "Shape", "<Self>"), ("Self", "Square", "App.Square"),
      ("Square.Title", "", "String"),
    ] {
      let context = inside.isEmpty ? test.app : test.inside(inside)
      #expect(test.meaning(text, in: context) == expected, "\(text) in \(inside)")
    }
    #expect(test.meaning("Side", in: test.inside("Circle")).hasPrefix("unknown: the associated type 'Side'"))
  }

  @Test func aliasesAreExpanded() {
    let test = TestProgram(
      """
      struct User {}
      struct Box<T> { typealias Boxed = Box<Box<T>>
        struct Id<U> {} }
      typealias A = B
      typealias B = C
      typealias C = User
      typealias Pair<X, Y> = (first: X, second: Y)
      typealias Boxes<X> = [Box<X>]
      typealias Loop = Pool
      typealias Pool = [Loop]
      protocol P {}
      protocol Q {}
      typealias PQ = Q & P
      typealias Handler = @MainActor @Sendable (A) async throws -> Void
      typealias Lost = Nowhere
      """)
    for (text, expected) in [
      ("A", "App.User"), ("A?", "(App.User)?"), ("A!", "(App.User)?"), ("Optional<A>", "(App.User)?"),
      ("Pair<A, Int>", "(first: App.User, second: Int)"), ("Boxes<A>", "[App.Box<App.User>]"),
      ("Box<Int>.Boxed", "App.Box<App.Box<Int>>"), ("Box<A>.Id<Int>", "App.Box.Id<App.User, Int>"),
      ("PQ", "any App.P & App.Q"), ("any PQ", "any App.P & App.Q"), ("P & Q & P", "any App.P & App.Q"),
      ("P", "any App.P"), ("any P", "any App.P"), ("(any P)?", "(any App.P)?"), ("some PQ", "some App.P & App.Q"),
      ("Handler", "@MainActor @Sendable (App.User) async throws(any Error) -> ()"), ("Array<A>", "[App.User]"),
      ("Dictionary<String, A>", "[String: App.User]"), ("Swift.Array<A>", "[App.User]"), ("Void", "()"), ("()", "()"),
      ("Swift.Void", "()"), ("Swift.String", "String"), ("Swift::String", "String"), ("any Error", "any Error"),
      ("Error", "any Error"), ("Codable", "any Decodable & Encodable"), ("AnyObject", "any AnyObject"),
      ("TimeInterval", "Double"), ("User.Type", "(App.User).Type"), ("P.Type", "(any App.P).Type"),
      ("any P.Type", "(any App.P).Type"), ("(Int, A)", "(Int, App.User)"), ("(A)", "App.User"), ("Any", "Any"),
      ("() throws(Never) -> Int", "() -> Int"), ("[A: [Int]]", "[App.User: [Int]]"),
      ("any P & AnyObject", "any AnyObject & App.P"),
    ] {
      #expect(test.meaning(text) == expected, "\(text)")
    }
    #expect(test.meaning("Loop").contains("'Loop' stands for itself"))
    #expect(test.meaning("Lost") == "unknown: the typealias 'Lost' stands for a type that is not found")
    #expect(test.type("Optional<P>") == test.type("(any P)?"))
  }

  @Test func ownModuleHidesImportedOnesAndEqualImportsAreAmbiguous() {
    let test = TestProgram(modules: [
      "First": [
        "F.swift": "public struct T { public init() {} }\npublic struct U {}\nstruct Hidden {}\npublic struct Only {}"
      ],
      "Second": ["S.swift": "public struct T {}\npublic struct Hidden {}\npublic struct App {}"],
      "Umbrella": [
        "U.swift": "@_exported import First\npublic struct U {}\npublic struct Umbrella { public struct Q {} }"
      ],
      "App": [
        "App.swift": "import First\nimport Second\nstruct Own {}",
        "Scoped.swift": "import struct First.T\nimport Second",
        "Narrow.swift": "import struct First.T",
        "Umbrella.swift": "import Umbrella",
        "Both.swift": "import Umbrella\nimport First",
        "None.swift": "struct Here {}",
        "Testable.swift": "@testable import First",
      ],
    ])
    #expect(
      test.lookup("T")
        == .ambiguous(
          name: "T", candidates: [.init(module: "First", path: ["T"]), .init(module: "Second", path: ["T"])]))
    for (text, file, expected) in [
      ("First.T", "App.swift", "First.T"), ("Second.T", "App.swift", "Second.T"), ("First::T", "App.swift", "First.T"),
      // `Second` has an internal one of `First` out of reach.
      ("Hidden", "App.swift", "Second.Hidden"), ("Own", "Narrow.swift", "App.Own"),
      ("T", "Scoped.swift", "First.T"), ("T", "Narrow.swift", "First.T"),
      ("Only", "Umbrella.swift", "First.Only"), ("U", "Umbrella.swift", "Umbrella.U"),
      ("Umbrella.Q", "Umbrella.swift", "Umbrella.Umbrella.Q"),
      ("Umbrella::Only", "Umbrella.swift", "First.Only"),
      ("Only", "Both.swift", "First.Only"), ("Hidden", "Testable.swift", "First.Hidden"),
    ] {
      #expect(test.meaning(text, in: test.file("App", file)) == expected, "\(text) in \(file)")
    }
    for (text, file) in [
      ("Only", "Narrow.swift"), ("First.Only", "Narrow.swift"), ("T", "None.swift"),
      ("Umbrella.Only", "Umbrella.swift"),
    ] {
      #expect(test.meaning(text, in: test.file("App", file)).hasPrefix("unknown: not found"), "\(text) in \(file)")
    }
    #expect(test.meaning("U", in: test.file("App", "Both.swift")).hasPrefix("unknown: ambiguous"))
  }

  @Test func privateAndInternalNamesStayWhereTheyAre() {
    let test = TestProgram(
      modules: [
        "Platform": [
          "P.swift": """
          struct Store {}
          package struct Pack {}
          public struct Config { struct Secret {}
            public struct Open {} }
          private struct Local {}
          """,
          "Q.swift": "private struct Local { struct Part {} }\nstruct User {}",
        ],
        "App": ["App.swift": "import Platform\nstruct Root {}", "Other.swift": "import Platform"],
      ], packages: ["Platform": "one", "App": "one"])
    #expect(test.meaning("Pack") == "Platform.Pack")
    #expect(test.meaning("Config.Open") == "Platform.Config.Open")
    // Out of reach, and found all the same, so that it can be said why.
    #expect(test.meaning("Store") == "Platform.Store")
    #expect(
      test.program.isVisible(.init(module: "Platform", path: ["Store"]), from: test.app)
        == .hidden(reason: "internal to Platform", place: .init(path: "Platform/P.swift", line: 1, column: 8)))
    #expect(test.meaning("Config.Secret") == "Platform.Config.Secret")
    #expect(test.program.isVisible(.init(module: "Platform", path: ["Config", "Secret"]), from: test.app) != .visible)
    let one = test.type("Local", in: test.file("Platform", "P.swift"))
    let two = test.type("Local", in: test.file("Platform", "Q.swift"))
    #expect(one == .nominal(.init(module: "Platform", path: ["Local"], file: "Platform/P.swift"), arguments: []))
    #expect(two == .nominal(.init(module: "Platform", path: ["Local"], file: "Platform/Q.swift"), arguments: []))
    #expect(test.meaning("Local.Part", in: test.file("Platform", "P.swift")).contains("not found"))
    #expect(test.meaning("Local.Part", in: test.file("Platform", "Q.swift")) == "Platform.Local.Part")
  }

  @Test func typesThatWereNotReadAreExternal() {
    let test = TestProgram(modules: [
      "App": [
        "App.swift": "import UIKit\nextension URLSession { struct Options {} }",
        "Plain.swift": "struct Handle {}",
        "Foundation.swift": "import Foundation",
      ]
    ])
    for (text, file, expected) in [
      ("UIViewController", "App.swift", "UIViewController"), ("UIKit.UIView", "App.swift", "UIView"),
      ("URLSession.Options", "App.swift", "App.URLSession.Options"),
      ("Notification.Name", "App.swift", "Notification.Name"),
      ("URL", "Plain.swift", "URL"), ("Foundation.URL", "Foundation.swift", "URL"),
      ("Set<Handle>", "Plain.swift", "Set<App.Handle>"),
      ("any UnreadProtocol", "App.swift", "any UnreadProtocol"),
      ("Result<Handle, any Error>", "Plain.swift", "Result<App.Handle, any Error>"),
      ("any Sequence<Int>", "Plain.swift", "any Sequence<Int>"),
    ] {
      #expect(test.meaning(text, in: test.file("App", file)) == expected, "\(text)")
    }
    #expect(
      test.lookup("Hande", in: test.file("App", "Plain.swift"))
        == .notFound(name: "Hande", candidates: [.init(module: "App", path: ["Handle"])]))
  }

  @Test func typesUnderSeveralConditionsAreOneOrUnknown() {
    let test = TestProgram(
      """
      #if DEBUG
      struct Flag { var a = 1 }
      typealias Api = Flag
      typealias Same = Int
      #else
      struct Flag { var b = 1 }
      typealias Api = Int
      typealias Same = Int
      #endif
      """)
    #expect(test.meaning("Flag") == "App.Flag")
    #expect(test.program.declarations(of: .init(module: "App", path: ["Flag"])).map(\.place.line) == [2, 6])
    #expect(test.meaning("Same") == "Int")
    #expect(test.meaning("Api") == "unknown: 'Api' is a different type under each #if condition")
  }

  @Test func brokenCodeEnds() {
    let chain = (0..<400).map { "typealias A\($0) = A\($0 + 1)" }.joined(separator: "\n")
    let doubling = (0..<60).map { "typealias D\($0)<T> = (D\($0 + 1)<T>, D\($0 + 1)<T>)" }.joined(separator: "\n")
    let test = TestProgram(
      """
      class A: B {}
      class B: A { struct In {} }
      protocol P: Q {}
      protocol Q: P {}
      class Grow<T>: Grow<[T]> {}
      extension Never2 { struct X {} }
      struct S: S.T { typealias T = S.T }
      protocol W { associatedtype Item }
      extension W { typealias Item = Self.Other
        typealias Other = Self.Item }
      struct V: W { var item: Item }
      extension V: Sendable where Item: W {}
      protocol X1 { associatedtype One
        var one: One { get }
        func make() -> One }
      protocol X2 { associatedtype Two
        var two: Two { get }
        func make(a: Int) -> Two }
      struct Mutual: X1, X2 { var one: Two
        var two = One()
        func make() -> Mutual2.Two { fatalError() }
        func make(a: Int) -> Mutual2.One { fatalError() } }
      struct Mutual2: X1, X2 { var one: Mutual.Two
        var two: Mutual.One }
      \(chain)
      \(doubling)
      typealias D60<T> = T
      """)
    #expect(test.conforms("A", "P") == "no")
    #expect(test.conforms("P", "Q") == "yes")
    #expect(test.conforms("Grow<Int>", "Grow<String>") != "yes")
    #expect(test.meaning("In", in: test.inside("A")) == "App.B.In")
    #expect(test.meaning("A0").hasPrefix("unknown"))
    #expect(test.meaning("D0<Int>").contains("unknown: the type is too large"))
    #expect(test.meaning("V.Item").hasPrefix("unknown"))
    #expect(test.meaning("Mutual.One").hasPrefix("unknown"))
    #expect(test.meaning("Mutual2.Two").hasPrefix("unknown"))
    _ = test.program.initializers(of: test.type("A"), seenFrom: test.app)
    _ = test.program.isSendable(test.type("V"))
    _ = test.program.conformers(of: test.type("P"))
    _ = test.program.isolation(of: .init(module: "App", path: ["A"]))
  }
}
