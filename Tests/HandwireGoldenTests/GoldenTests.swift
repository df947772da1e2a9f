import Foundation
import HandwireFacts
import HandwireTestSupport
import Testing

@Suite("Goldens")
struct GoldenTests {
  @Test("What comes out is what is recorded", arguments: GoldenCase.all)
  func output(golden: GoldenCase) throws {
    let output = try GoldenOutput(of: golden)
    if GoldenCase.isRecording { try output.record(for: golden) }
    let recorded = try GoldenOutput.recorded(for: golden)
    #expect(output.files.keys.sorted() == recorded.keys.sorted(), "\(golden.name)")
    for (path, text) in output.files.sorted(by: { $0.key < $1.key }) {
      #expect(text == recorded[path], "\(golden.name)/\(path)")
    }
  }

  @Test("Nothing that comes out depends on how much of the other files is read")
  func depths() throws {
    for golden in GoldenCase.all {
      #expect(
        try GoldenOutput(of: golden, depth: .everything).files == GoldenOutput(of: golden).files, "\(golden.name)")
    }
  }

  @Test("A case either is refused or gives files")
  func everyCaseSaysSomething() throws {
    #expect(GoldenCase.all.count >= 60)
    for golden in GoldenCase.all {
      #expect(try !GoldenOutput.recorded(for: golden).isEmpty, "\(golden.name)")
    }
  }

  @Test("The compiler accepts what is written, without a warning", arguments: CompilerMode.allCases)
  func compiles(mode: CompilerMode) async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "handwire-goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let cases = try GoldenCase.all.filter { golden in
      guard !golden.excludedModes.contains(mode.rawValue) else { return false }
      return try GoldenOutput.recorded(for: golden).keys.contains { $0.hasSuffix(".swift") }
    }
    let failures = await twoAtATime(cases) { golden in await Self.compile(golden, mode, scratch) }
    for failure in failures.compactMap({ $0 }) { Issue.record("\(failure)") }
    #expect(!cases.isEmpty)
  }

  private static func compile(_ golden: GoldenCase, _ mode: CompilerMode, _ scratch: URL) async -> String? {
    do {
      let folder = scratch.appending(path: golden.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for module in Compilation.ordered(try GoldenOutput(of: golden).modules) {
        var arguments = try Compilation.arguments(for: module, of: golden, mode, scratch: folder)
        arguments += ["-emit-module", "-emit-module-path", folder.appending(path: "\(module.name).swiftmodule").path]
        let result = try await ToolRun.of(["swiftc"] + arguments)
        if result.status != 0 { return "\(golden.name) in \(mode.rawValue): \(result.output)" }
      }
      return nil
    } catch {
      return "\(golden.name): \(error)"
    }
  }

  @Test("swift-format changes no byte of what is written")
  func formatted() async throws {
    let root = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
    for golden in GoldenCase.all {
      for (path, text) in try GoldenOutput.recorded(for: golden) where path.hasSuffix(".swift") {
        let file = golden.expected.appending(path: path).path
        let result = try await ToolRun.of(
          ["swift"] + ["format", "format", "--configuration", root.appending(path: ".swift-format").path, file])
        #expect(result.output == text, "\(golden.name)/\(path)")
      }
    }
  }
}
