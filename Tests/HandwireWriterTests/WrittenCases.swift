import Foundation
import HandwireFacts
import HandwireGenerator
import HandwireTestSupport
import HandwireWriter

/// What is generated for all cases, in a folder of its own.
struct WrittenCases: Sendable {
  let generation: Generation
  let scratch: URL
  let files: [String]

  init(_ cases: [WriterCase] = WriterCase.all) throws {
    generation = Self.generation(of: cases)
    scratch = FileManager.default.temporaryDirectory.appending(path: "handwire-writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    var files: [String] = []
    for file in generation.files {
      let path = scratch.appending(path: file.fileName).path
      try file.contents.write(toFile: path, atomically: true, encoding: .utf8)
      files.append(path)
    }
    self.files = files
  }

  static func generation(of cases: [WriterCase]) -> Generation {
    let files = cases.map { ModuleFile(path: $0.path, facts: FileFactsReader().facts(of: $0.source)) }
    return GraphGenerator().generation(of: [Module(name: "Cases", files: files)])
  }

  func remove() { try? FileManager.default.removeItem(at: scratch) }

  /// The folder that holds the built modules and objects of this package: where the test program lies.
  static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

  /// Compiles the cases with what was generated; what the compiler says.
  func compile(_ flags: [String], into program: String? = nil) async throws -> ToolRun {
    var arguments = flags + ["-warnings-as-errors", "-suppress-remarks", "-parse-as-library", "-module-name", "Cases"]
    arguments += ["-I", Self.products.appending(path: "Modules").path]
    arguments += WriterCase.all.map(\.path) + files
    guard let program else { return try await ToolRun.of(["swiftc"] + arguments + ["-typecheck"]) }
    let main = scratch.appending(path: "Main.swift").path
    let calls = WriterCase.all.map { "    \($0.call)\n" }.joined()
    try "@main struct Main {\n  @MainActor static func main() async {\n\(calls)  }\n}\n"
      .write(toFile: main, atomically: true, encoding: .utf8)
    let library = Self.products.appending(path: "Handwire.build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: library.path).filter { $0.hasSuffix(".o") }
    arguments += [main] + objects.sorted().map { library.appending(path: $0).path } + ["-o", program]
    return try await ToolRun.of(["swiftc"] + arguments)
  }
}
