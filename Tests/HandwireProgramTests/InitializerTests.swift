import HandwireFacts
import HandwireFindings
import Testing

@Suite struct InitializerTests {
  /// `signature origin visibility`, one a line.
  private func table(_ set: InitializerSet) -> [String] {
    set.candidates.map { callable in
      var text = callable.signature
      switch callable.origin {
      case .declared: break
      case .memberwise: text += " memberwise"
      case .implicit: text += " implicit"
      case .inherited(let from): text += " from \(from.dottedName)"
      case .staticFunction: text += " static"
      case .macro: text += " macro"
      }
      if callable.isFailable { text += " failable" }
      if callable.isAsync { text += " async" }
      if let thrown = callable.thrown { text += " throws \(TestProgram.describe(thrown))" }
      if !callable.openGenericParameters.isEmpty {
        text += " <\(callable.openGenericParameters.joined(separator: ", "))>"
      }
      switch callable.availability {
      case .available: break
      case .unavailable: text += " unavailable"
      case .conditional(let condition): text += " if \(condition)"
      }
      if !callable.conditions.isEmpty { text += " #if \(callable.conditions.joined(separator: " && "))" }
      if case .hidden(let reason, let place, _) = callable.visibility { text += " hidden: \(reason) (\(place.line))" }
      return text
    } + (set.unknown.map { ["unknown: \($0)"] } ?? [])
  }

  @Test func everythingACallMustKnowIsRead() {
    let test = TestProgram(
      """
      enum Failure: Error { case a }
      actor DB { init(path: String) async throws {} }
      struct Key { init?(raw: String) {} }
      struct Typed { init() throws(Failure) {} }
      struct Old { @available(*, unavailable) init() {}
        @available(macOS 14, *) init(a: Int) {}
        @available(*, deprecated, message: "no") init(b: Int) {}
        @available(swift, obsoleted: 5) init(c: Int) {}
        @available(iOS 15, *) @available(tvOS, unavailable) init(d: Int) {} }
      @available(macOS 14, *) struct New { @available(macOS 14, *) init() {} }
      struct Open<T> { init(_ value: T) {}
        init<U: Hashable>(other: U) where U: Sendable {} }
      struct Conditional {
        #if DEBUG
        init(debug: Int) {}
        #endif
        var a: Int
      }
      struct Split {
        #if DEBUG
        init(one: Int) {}
        #else
        init(two: Int) {}
        #endif
      }
      struct Varying { var a: Int
        #if DEBUG
        var b: Int
        #endif
      }
      """)
    for (name, expected) in [
      ("DB", ["init(path:) async throws any Error"]), ("Key", ["init(raw:) failable"]),
      ("Typed", ["init() throws App.Failure"]),
      (
        "Old",
        [
          "init() unavailable", "init(a:) if macOS 14, *", "init(b:)", "init(c:) unavailable",
          "init(d:) if iOS 15, *; tvOS, unavailable",
        ]
      ),
      ("New", ["init()"]), ("Open<Int>", ["init(_:)", "init(other:) <U: Hashable & Sendable>"]),
      ("Open", ["init(_:) <T>", "init(other:) <U: Hashable & Sendable, T>"]),
      ("Conditional", ["init(debug:) #if DEBUG", "init(a:) memberwise #if !(DEBUG)"]),
      ("Split", ["init(one:) #if DEBUG", "init(two:) #if !(DEBUG)"]),
      ("Varying", ["init(a:b:) memberwise", "unknown: its property 'b' exists only under #if DEBUG"]),
      ("Failure", []), ("any Error", []), ("String", ["unknown: 'String' was not read"]),
    ] as [(String, [String])] {
      #expect(table(test.program.initializers(of: test.type(name), seenFrom: test.app)) == expected, "\(name)")
    }
  }

  @Test func hiddenOnesSayWhyAndWhere() {
    let test = TestProgram(
      modules: [
        "Platform": [
          "P.swift": """
          public struct Config { public let url: String }
          struct Store { init() {} }
          public final class Model { init(config: Config) {} }
          public struct Counter { private var count = 1
            public init() {} }
          public struct Lowered { private var count = 1
            var other: Int }
          package struct Shared { package init() {} }
          public struct Outer { struct Inner { public init() {} }
            public struct Open { public init() {}
              private init(a: Int) {} } }
          public extension Outer { init(text: String) { self.init() } }
          public struct Spied { @_spi(Tests) public init() {} }
          public class Base { public init(a: Int) {} }
          public class Derived: Base {}
          """
        ],
        "App": ["App.swift": "import Platform", "Test.swift": "@testable import Platform"],
        "Friend": ["F.swift": "import Platform"],
      ], packages: ["Platform": "one", "Friend": "one", "App": "two"])
    let app = test.app
    for (name, expected) in [
      ("Config", ["init(url:) memberwise hidden: internal to Platform (1)"]),
      ("Store", ["init() hidden: internal to Platform (2)"]),
      ("Model", ["init(config:) hidden: internal to Platform (3)"]), ("Counter", ["init()"]),
      ("Lowered", ["init(count:other:) memberwise hidden: private, because its stored property 'count' is (6)"]),
      ("Shared", ["init() hidden: visible only in the package 'one' (8)"]),
      ("Outer.Inner", ["init() hidden: internal to Platform (9)"]),
      ("Outer.Open", ["init()", "init(a:) hidden: private (11)"]),
      ("Outer", ["init() implicit hidden: internal to Platform (9)", "init(text:)"]),
      ("Spied", ["init() hidden: an SPI of Platform (13)"]), ("Derived", ["init(a:) from Base"]),
    ] as [(String, [String])] {
      let type = ResolvedType.nominal(
        .init(module: "Platform", path: name.split(separator: ".").map(String.init)), arguments: [])
      #expect(table(test.program.initializers(of: type, seenFrom: app)) == expected, "\(name)")
    }
    let config = ResolvedType.nominal(.init(module: "Platform", path: ["Config"]), arguments: [])
    #expect(
      table(test.program.initializers(of: config, seenFrom: test.file("App", "Test.swift"))) == [
        "init(url:) memberwise"
      ])
    let shared = ResolvedType.nominal(.init(module: "Platform", path: ["Shared"]), arguments: [])
    #expect(table(test.program.initializers(of: shared, seenFrom: test.file("Friend", "F.swift"))) == ["init()"])
  }

  @Test func macrosAreUnknownUnlessTheyAreKnownOrAnInitializerIsWritten() {
    let test = TestProgram(
      """
      import SwiftUI
      @MemberwiseInit(.public) public struct A { let x: Int }
      @Observable final class M { let api: Int }
      @Observable final class N { var n = 0 }
      @Reducer struct Written { init(x: Int) {} }
      @MainActor @available(macOS 14, *) @objcMembers final class Plain: NSObject {}
      @DatabaseActor final class ByActor { var a = 1 }
      @propertyWrapper struct Wrapper<T> { var wrappedValue: T }
      @resultBuilder enum Builder { static func buildBlock() -> Int { 1 } }
      struct Expanded { var a: Int
        #members }
      class Screen: UIViewController { var a = 1 }
      class ByHand: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil } }
      class Store: ObservableObject { @Published var count = 0 }
      class Base: Combine.ObservableObject { init(count: Int) {} }
      final class Sub: Base {}
      class Injected { @Inject var service: Int
        @Inject(\\.key) var other: Int }
      struct Row: View { @State private var on = false
        @Environment(\\.dismiss) private var dismiss
        @Binding var text: String
        @ObservedObject var model: ScreenModel
        @Custom var odd: Int
        let title: String
        @ViewBuilder let content: () -> Text }
      """)
    for (name, expected) in [
      ("A", ["init(x:) memberwise", "unknown: the macro @MemberwiseInit may add an initializer"]), ("M", []),
      ("N", ["init() implicit"]), ("Written", ["init(x:)"]), ("Plain", ["init() implicit"]),
      ("ByActor", ["init() implicit"]),
      ("Wrapper<Int>", ["init(wrappedValue:) memberwise"]),
      ("Expanded", ["init(a:) memberwise", "unknown: the macro @members may add an initializer"]),
      ("Screen", ["unknown: it may inherit initializers of 'UIViewController', which was not read"]),
      ("Store", ["init() implicit"]), ("Sub", ["init(count:) from Base"]),
      ("ByHand", ["init(a:)", "init(coder:) failable"]),
      ("Injected", ["unknown: its property 'service' carries @Inject, which was not read"]),
      (
        "Row",
        [
          "init(text:model:odd:title:content:) memberwise",
          "unknown: its property 'odd' carries @Custom, which was not read",
        ]
      ),
    ] as [(String, [String])] {
      #expect(table(test.program.initializers(of: test.type(name), seenFrom: test.app)) == expected, "\(name)")
    }
    let row = test.program.initializers(of: test.type("Row"), seenFrom: test.app).candidates.first
    #expect(
      row?.parameters.map { TestProgram.describe($0.type) }
        == ["Binding<String>", "ScreenModel", "Int", "String", "() -> Text"])
    #expect(row?.parameters.last?.attributes == ["ViewBuilder", "escaping"])
  }

  @Test func argumentsOfGenericTypesAreInPlace() {
    let test = TestProgram(
      """
      protocol Repo<Item> { associatedtype Item }
      struct User {}
      struct UserRepo: Repo { typealias Item = User }
      struct Outer<T> { struct Inner<U> { init(t: T, u: U, both: (T) -> [U], own: Self) {} } }
      struct Holder<R: Repo> { init(repo: R, item: R.Item, any: any Repo<R.Item>) {} }
      class Base<T> { init(value: T, list: [T]) {} }
      class Sub<U>: Base<U?> {}
      class Leaf: Sub<User> {}
      struct Shadow<T> { init<T>(inner: T) {} }
      struct Mem<T> { let value: T
        let map: [String: Outer<T>.Inner<Int>] }
      """)
    func types(_ name: String) -> [String] {
      test.program.initializers(of: test.type(name), seenFrom: test.app).candidates.first?.parameters
        .map { TestProgram.describe($0.type) } ?? []
    }
    #expect(
      types("Outer<Int>.Inner<User>") == ["Int", "App.User", "(Int) -> [App.User]", "App.Outer.Inner<Int, App.User>"])
    #expect(types("Holder<UserRepo>") == ["App.UserRepo", "App.User", "any App.Repo<App.User>"])
    #expect(types("Leaf") == ["(App.User)?", "[(App.User)?]"])
    #expect(types("Shadow<Int>") == ["<T>"])
    #expect(types("Mem<User>") == ["App.User", "[String: App.Outer.Inner<App.User, Int>]"])
    #expect(test.type("Outer<User>.Inner<Int>") != test.type("Outer<Int>.Inner<Int>"))
    let leaf = test.program.initializers(of: test.type("Leaf"), seenFrom: test.app).candidates.first
    #expect(leaf?.result == test.type("Leaf"))
    #expect(leaf?.origin == .inherited(from: .init(module: "App", path: ["Base"])))
  }

  @Test func parametersKeepTheirSpelling() {
    let test = TestProgram(
      """
      @resultBuilder enum Steps { static func buildBlock() -> Int { 1 } }
      struct A { init(_ s: inout Int, list: String..., b c: consuming Int = 4, @Steps make: @escaping () -> Int,
        lazy: @autoclosure () -> Int, some value: some Equatable, sent: sending Int) {} }
      """)
    let parameters =
      test.program.initializers(of: test.type("A"), seenFrom: test.app).candidates.first?.parameters ?? []
    #expect(parameters.map(\.label) == [nil, "list", "b", "make", "lazy", "some", "sent"])
    #expect(parameters.map(\.name) == ["s", "list", "c", "make", "lazy", "value", "sent"])
    #expect(parameters.map(\.specifiers) == [["inout"], [], ["consuming"], [], [], [], ["sending"]])
    #expect(parameters.map(\.isVariadic) == [false, true, false, false, false, false, false])
    #expect(parameters.map(\.defaultValue) == [nil, nil, "4", nil, nil, nil, nil])
    #expect(parameters.map { Set($0.attributes) } == [[], [], [], ["Steps", "escaping"], ["autoclosure"], [], []])
    #expect(
      parameters.map { TestProgram.describe($0.type) }
        == ["Int", "String", "Int", "() -> Int", "() -> Int", "some Equatable", "Int"])
  }
}
