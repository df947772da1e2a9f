import Foundation
import Testing

@testable import HandwireFacts

/// What a file declares is the same, whether its bodies are parsed or not.
struct DeclarationDepthTests {
  static let files: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["Sources", "Tests", "Examples", "Plugins"].flatMap { folder -> [String] in
      let below = root.appending(path: folder).path
      let paths = FileManager.default.enumerator(atPath: below)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { below + "/" + $0 }
    }
  }()

  @Test func everySourceFileOfThisPackageDeclaresTheSame() throws {
    let bytes = Self.files.compactMap { FileManager.default.contents(atPath: $0).map(Array.init) }
    #expect(bytes.count > 300)
    let whole = ParallelFactsReader().facts(of: bytes)
    let skimmed = ParallelFactsReader(.declarations).facts(of: bytes)
    for (path, (whole, skimmed)) in zip(Self.files, zip(whole, skimmed)) {
      #expect(whole.withoutBodies == skimmed.withoutBodies, "\(path)")
    }
    #expect(bytes.filter { BodySkimmer.skimmed($0) != nil }.count * 2 > bytes.count)
  }

  static let sources = [
    #"func a() { let text = "}\("{\("}")")" }"#,
    "func a() { /* } /* } */ */ }\n// }\nfunc b() {}",
    "func a() { let t = \"\"\"\n  } \\(\"}\") \"\n  \"\"\" }\nstruct S {}",
    "func a() { let t = #\"}\\(\"\\#(1)\"# }",
    "func a() { let t = #\"\"\"#\n let u = \"}\" }",
    "func a() { let r = /}\"/ }\nstruct S {}",
    "func a() { let r = #/ } /# }\nstruct S {}",
    "func a(x: Int) -> Int { x / 2 }\nfunc b(x: Int, y: Int) -> Int { x/y }",
    "func a() { var x = 4; x /= 2 }",
    "protocol P { func a(); init(); var x: Int { get }; subscript(i: Int) -> Int { get set } }",
    "protocol P: class {\n  func a()\n  var y: Int { get async throws }\n}",
    "struct S { var a: Int { 1 }; var b: Int { get { 1 } set {} }; var c = 1 { didSet { _ = \"}\" } } }",
    "struct S { var a: Int\n  var b: () -> Void = { if true { } }\n  lazy var c: Int = { 3 }()\n  let d: Int }",
    "struct S { @State var a: Int { willSet {} }\n  var e: Int { mutating get { 1 } } }",
    "struct S { var `init`: Int { 1 }; func `func`() {}; var actor: Int { 2 }; let open = Foo.init { 3 } }",
    "class C { class func a() {}; class var b: Int { 1 }; class D {}; final class E {}; deinit { _ = 1 } }",
    "actor A { init?(x: Int) { nil }; init<T>(y: T) {}; nonisolated func a() {} }",
    "enum E { case a(Int), actor\n  case b = \"{\"\n  indirect case c(E)\n  static func == (l: E, r: E) -> Bool { true } }",
    "enum E { static func / (l: E, r: E) -> E { l } }\nstruct T { let z: Int }",
    "extension [Int]: P where Element == Int { func a() where Self: Q { } }\nextension A.B { var c: Int { 1 } }",
    "#if os(iOS) // {\nfunc a() {}\n#else\nstruct B { #if DEBUG\n  func c() {}\n#endif\n}\n#endif",
    "var body: some View { VStack { Text(\"}\") } }\nvar x: Int { #if A\n  1\n#else\n  2\n#endif\n}",
    "#Preview { Foo(a: { }) }\nstruct S { #members(a: 1) { }\n  var b: Int }",
    "@main struct App { static func main() { func inner() { struct Local { var x: Int } } } }",
    "func a(b: () -> Int = { 3 }, c: [String: Int] = [:]) -> (Int) -> [Int] { { _ in [] } }",
    "func a() async throws(E) -> @Sendable () -> Void { {} }\nmacro m() = #externalMacro(module: \"A\", type: \"B\")",
    "operator +++ : P\nprecedencegroup Q { higherThan: R }\nfunc +++ (a: Int, b: Int) { }",
    "if x { struct Y {} }\nfor i in 0..<3 { func z() {} }\nlet w = { struct V { } }",
    "func unbalanced() {\nstruct S {}", "func a() { ( }\nstruct S {}", "}\nfunc a() { }", "func a() { \"open\n}",
    "struct S { let a: Int; func b() { } }\r\nfunc c() {\r\n  d()\r\n}\r\nlet e: Int",
    "\u{FEFF}struct S { func é() { \"👩‍👩‍👧\" } ; let ü: Int }",
    "#!/usr/bin/swift\nfunc a() { }\nlet b: Int = 1",
    "var x: Int? = nil\nvar y: Int { _read { yield z } _modify { yield &z } }\nvar z: Int { get { 1 } @A set { } }",
  ]

  @Test(arguments: sources)
  func bodiesSayNothing(of source: String) {
    let bytes = Array(source.utf8)
    #expect(
      FileFactsReader().facts(ofBytes: bytes).withoutBodies
        == FileFactsReader(.declarations).facts(ofBytes: bytes).withoutBodies)
  }

  @Test func aBodyIsOnlyReadWhereItMayBeABlueprints() {
    let maker = "extension Root { func make() -> Trip { built() } }"
    #expect(FileFactsReader(.declarations).facts(of: maker) == FileFactsReader().facts(of: maker))
    let other = "extension Root { func make() -> Trip { Trip() } }"
    #expect(FileFactsReader(.declarations).facts(of: other).extensions.first?.members.functions.first?.body == nil)
    #expect(FileFactsReader().facts(of: other).extensions.first?.members.functions.first?.body != nil)
  }

  @Test func whatIsLeftOutKeepsItsLinesAndItsLength() throws {
    let source = "func a() {\n  é\r\n}\nlet b: Int"
    let skimmed = try #require(BodySkimmer.skimmed(Array(source.utf8)))
    #expect(String(decoding: skimmed, as: UTF8.self) == "func a() {\n    \r\n}\nlet b: Int")
  }
}

extension FileFacts {
  /// Without what bodies alone say.
  fileprivate var withoutBodies: FileFacts {
    var copy = self
    copy.functions = copy.functions.map(\.withoutBody)
    copy.types = copy.types.map {
      var type = $0
      type.members = type.members.withoutBodies
      return type
    }
    copy.extensions = copy.extensions.map {
      var inner = $0
      inner.members = inner.members.withoutBodies
      return inner
    }
    copy.syntaxErrors = []
    return copy
  }
}

extension MemberFacts {
  fileprivate var withoutBodies: MemberFacts {
    var copy = self
    copy.functions = copy.functions.map(\.withoutBody)
    copy.types = copy.types.map {
      var type = $0
      type.members = type.members.withoutBodies
      return type
    }
    return copy
  }
}

extension FunctionFact {
  fileprivate var withoutBody: FunctionFact {
    var copy = self
    copy.body = nil
    return copy
  }
}
