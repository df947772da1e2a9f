import Foundation
import HandwireFindings
import HandwireTestSupport
import Testing

@Suite("Graph classes at work")
struct WriterCaseTests {
  @Test(
    "Each demonstration prints what it should",
    arguments: [
      ["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func demonstrations(flags: [String]) async throws {
    let written = try WrittenCases()
    defer { written.remove() }
    #expect(written.generation.findings.filter { $0.severity == .error } == [])
    let program = written.scratch.appending(path: "program").path
    let compiled = try await written.compile(flags, into: program)
    try #require(compiled.status == 0, "\(compiled.output)")
    let ran = try await ToolRun.of([program])
    #expect(ran.status == 0)
    var printed: [String: [String]] = [:]
    var name = ""
    for line in ran.output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") { name = String(line.dropFirst(3)) } else { printed[name, default: []].append(line) }
    }
    for writerCase in WriterCase.all {
      #expect(printed[writerCase.name] == writerCase.expected, "\(writerCase.name)")
    }
  }

  @Test(
    "The other branches of conditions compile too",
    arguments: [["CONDITION_PROBE"], ["CONDITION_PLAIN"], ["CONDITION_PROBE", "CONDITION_PLAIN"]])
  func conditions(names: [String]) async throws {
    let written = try WrittenCases()
    defer { written.remove() }
    let compiled = try await written.compile(["-swift-version", "6"] + names.flatMap { ["-D", $0] })
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  @Test("swift-format changes no byte")
  func formatted() async throws {
    let written = try WrittenCases()
    defer { written.remove() }
    let root = WriterCase.folder.appending(path: "../../..").standardizedFileURL
    let configuration = ["--configuration", root.appending(path: ".swift-format").path]
    for path in written.files {
      let formatted = try await ToolRun.of(["swift", "format", "format"] + configuration + [path])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(formatted.output == text, "\(path)")
    }
    let lint = try await ToolRun.of(["swift", "format", "lint", "--strict"] + configuration + written.files)
    #expect(lint.output == "")
  }

  @Test("The order of files changes nothing")
  func order() {
    let forwards = WrittenCases.generation(of: WriterCase.all)
    for seed in 1...5 {
      var cases = WriterCase.all
      for index in cases.indices { cases.swapAt(index, (index * 7 + seed * 3) % cases.count) }
      #expect(WrittenCases.generation(of: cases).files == forwards.files)
    }
  }
}
