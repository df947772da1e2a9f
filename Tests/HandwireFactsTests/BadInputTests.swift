import HandwireFacts
import Testing

/// Whatever a file holds, reading it ends with facts and with what was wrong.
@Suite struct BadInputTests {
  private func facts(_ bytes: [UInt8]) -> FileFacts { FileFactsReader().facts(ofBytes: bytes) }
  private func facts(_ source: String) -> FileFacts { FileFactsReader().facts(of: source) }

  @Test func anEmptyFileHasNoFacts() {
    #expect(facts("") == FileFacts())
    #expect(facts([0xEF, 0xBB, 0xBF]) == FileFacts())
    #expect(facts("\r\n\r\n") == FileFacts())
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80],
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x9A], [0x80],
    ] as [[UInt8]])
  func bytesThatAreNotTextAreReportedWithTheirPlace(bytes: [UInt8]) {
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    let found = facts(Array("struct A {}\n// caf".utf8) + bytes + Array("\nstruct B { let b: Int }".utf8))
    #expect(found.types.map(\.header.name) == ["A", "B"])
    #expect(found.syntaxErrors.map(\.kind) == [.encoding])
    #expect(found.syntaxErrors.map(\.position) == [Position(line: 2, column: 7)])
  }

  @Test(arguments: ["é", "€", "\u{FFFF}", "🚀", "\u{10FFFF}", "\u{D7FF}", "\u{E000}", "\u{7FF}", "\u{800}"])
  func allOfUnicodeIsText(character: String) {
    #expect(facts("// \(character)\nstruct A {}").syntaxErrors == [])
  }

  @Test func anotherEncodingIsNamed() {
    let found = facts([0xFF, 0xFE] + "struct A {}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(found.types == [])
    #expect(found.syntaxErrors.map(\.message) == ["the file is encoded as UTF-16 instead of UTF-8"])
  }

  @Test func aHugeFileIsNotParsed() {
    let source = String(repeating: "struct A {}\n", count: 200_000)
    #expect(facts(source).types == [])
    #expect(facts(source).syntaxErrors.map(\.kind) == [.limit])
    #expect(facts(String(source.prefix(12_000))).types.count == 1_000)
  }

  @Test(arguments: [
    ("let a = ", "(", "1", ")"), ("let a = ", "[", "1", "]"), ("let a: ", "[", "Int", "]"), ("let a: ", "A<", "B", ">"),
    ("let a = ", "A<", "B", ">()"), ("", "{", "", "}"), ("func f() ", "{ ", "", "}"), ("let a: ", "(A) -> ", "B", ""),
    ("let a: ", "(", "A", ") -> B"), ("", "struct A {\n", "", "}"), ("", "#if A\n", "let a = 1\n", "#endif\n"),
    ("", "#if A\n@A\n", "", "#endif\n"), ("let a = x", ".f()", "", ""), ("let a = x", ".b", ".self", ""),
    ("let a: A", ".B", "", ""), ("let a: A", "?", "", ""), ("let a: A", ".Type", "", ""),
    ("", "@A ", "struct B {}", ""),
    ("let ", "(", "a", ") = 1"), ("let a = ", "!", "true", ""), ("let a = ", "1 + ", "1", ""), ("", "/*", "", "*/"),
    ("let a = ", "a ? b : ", "c", ""), ("let a: ", "@A ", "B", ""), ("let a = ", "\"\\(", "1", ")\""),
    ("let a = ", "{ ", "", "}"), ("let a = ", "a[", "1", "]"), ("let a: ", "any ", "A", ""),
    ("let a = ", "[1, [", "", "]]"),
    ("let a = ", "if ", "a", ""), ("let a = ", "try ", "a", ""), ("let a = ", "[a: [", "", "]]"),
    ("extension A", ".B<", "C", ">"),
  ])
  func deepNestingDoesNotCrash(prefix: String, open: String, middle: String, close: String) {
    for depth in [10, 100, 3_000] {
      let source =
        prefix + String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
      let found = facts(source + "\n")
      #expect(found == facts(source + "\n"))
    }
  }

  @Test func nestingThatPeopleWriteIsRead() {
    let array = "let a = " + String(repeating: "[", count: 9) + "1" + String(repeating: "]", count: 9)
    let types = String(repeating: "struct A {\n", count: 60) + "init(a: Int) {}" + String(repeating: "}", count: 60)
    let regexes = String(repeating: "let r = /[[]<\\[/\nlet s = \"[[(\"\nlet t = a < b\n", count: 200)
    for source in [array, types, "func f() {\n\(regexes)}\nstruct A {}"] { #expect(facts(source).syntaxErrors == []) }
  }

  @Test func aFileThatBreaksOffIsReadAsFarAsItGoes() {
    let source =
      "import A\nstruct B: C { let d: Int; init(d: Int) { self.d = d } }\n@E(f) class G { func h<I>() -> J { \"k\\(l)\" } }"
    let whole = facts(source)
    #expect(whole.syntaxErrors == [])
    for length in source.indices {
      let found = facts(String(source[..<length]))
      #expect(found.imports.count <= 1 && found.types.count <= 2)
      if source[..<length].contains("C {") { #expect(found.types.first?.header.name == "B") }
    }
  }

  @Test func errorsThatTheCompilerSkipsAreNoErrors() {
    let skipped = "#if compiler(>=99)\nlet = let\n#else\nstruct A {}\n#endif"
    let read = "#if DEBUG\nlet = let\n#else\nstruct A {}\n#endif"
    #expect(facts(skipped).syntaxErrors == [])
    #expect(Set(facts(read).syntaxErrors.map(\.position.line)) == [2])
  }

  @Test func manyFilesComeBackInTheirOrder() {
    let files = (0..<300).map { (path: "\($0).swift", bytes: Array("struct S\($0) {}".utf8)) }
    let found = ParallelFactsReader().files(files)
    #expect(found.map(\.path) == files.map(\.path))
    #expect(found.map { $0.facts.types.first?.header.name } == (0..<300).map { "S\($0)" })
    #expect(ParallelFactsReader().files([]).isEmpty)
  }
}
