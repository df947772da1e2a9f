import Foundation
import HandwireFacts
import HandwireGenerator
import HandwireTestSupport
import HandwireWriter
import Testing

@Suite("Large graphs")
struct LargeGraphTests {
  private static func contents(of source: String) throws -> String {
    let file = ModuleFile(path: "Big.swift", facts: FileFactsReader().facts(of: source))
    let generation = GraphGenerator().generation(of: [Module(name: "Big", files: [file])])
    return try #require(generation.files.first, "\(generation.findings)").contents
  }

  /// A class for each index, and the blueprint's members.
  private static func source(_ count: Int, _ marker: String, parameters: (Int) -> String) -> String {
    var lines = ["import Handwire"]
    for index in 0..<count { lines.append("final class C\(index) { init(\(parameters(index))) {} }") }
    lines.append("struct BigBlueprint: Blueprint {")
    for index in 0..<count { lines.append("  \(index == 0 ? "@Owned" : marker) var c\(index): C\(index)") }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  @Test("Three hundred bindings compile in seconds, not minutes")
  func owned() async throws {
    let source = Self.source(300, "@Owned") { index in
      Set([index - 1, index / 2].filter { $0 >= 0 && $0 < index }).sorted().map { "c\($0): C\($0)" }
        .joined(separator: ", ")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "handwire-large-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = ["Big.swift", "BigGraph.swift"].map { folder.appending(path: $0).path }
    let contents = try Self.contents(of: source)
    try source.write(toFile: paths[0], atomically: true, encoding: .utf8)
    try contents.write(toFile: paths[1], atomically: true, encoding: .utf8)
    // Processor time: other tests share the machine.
    let compiled = try await ToolRun.of(
      [
        "bash", "-c", "TIMEFORMAT=seconds=%U; time \"$@\"", "bash", "swiftc", "-swift-version", "6", "-wmo",
        "-warnings-as-errors", "-emit-sil", "-module-name", "Big",
      ]
        + ["-I", WrittenCases.products.appending(path: "Modules").path, "-o", folder.appending(path: "big.sil").path]
        + paths)
    #expect(compiled.status == 0, "\(compiled.output)")
    // One init that assigns them all takes a minute.
    let seconds = compiled.output.split(separator: "\n").last { $0.hasPrefix("seconds=") }
      .flatMap { Double($0.dropFirst("seconds=".count)) }
    #expect(try #require(seconds, "\(compiled.output)") < 40)
    #expect(contents.contains("var c299: C299 { owned6.c299 }"))
  }

  @Test("A hundred bindings are plain properties")
  func notLarge() throws {
    let contents = try Self.contents(of: Self.source(100, "@Owned") { $0 == 0 ? "" : "c\($0 - 1): C\($0 - 1)" })
    #expect(contents.contains("  let c99: C99\n"))
    #expect(!contents.contains("owned1"))
  }

  @Test("Two thousand values built for each other stay readable lines")
  func chain() throws {
    let contents = try Self.contents(
      of: Self.source(2000, "@Built private") { $0 == 1999 ? "" : "c\($0 + 1): C\($0 + 1)" })
    let lines = contents.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(contents.contains("C1999()"))
    #expect(lines.allSatisfy { $0.filter { $0 == "(" }.count <= 4 })
  }

  @Test("What would double at each step does not")
  func diamond() throws {
    let contents = try Self.contents(
      of: Self.source(40, "@Built private") { $0 == 39 ? "" : "a: C\($0 + 1), b: C\($0 + 1)" })
    #expect(contents.utf8.count < 10_000)
  }

  @Test("Closures in closures in closures become functions")
  func closures() throws {
    let contents = try Self.contents(
      of: Self.source(200, "@Built private") { $0 == 199 ? "" : "c: @escaping () -> C\($0 + 1)" })
    #expect(contents.split(separator: "\n").allSatisfy { $0.filter { $0 == "{" }.count <= 4 })
    #expect(contents.contains("func newC"))
  }
}
