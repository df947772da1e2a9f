import Foundation
import HandwireFacts
import HandwireTestSupport
import HandwireWriter
import Testing

/// The verdicts on effects, isolation and single use are the compiler's: what is accepted compiles, and what is refused
/// does not, when it is written all the same.
@Suite struct CompilerVerdictTests {
  @Test(arguments: CompilerVerdictCase.all)
  func theCompilerAgrees(_ example: CompilerVerdictCase) async throws {
    let source = ResolvedSource(example.source, settings: example.settings)
    let expected = example.rule.map { [$0] } ?? []
    #expect(source.errors.map(\.rule) == expected)
    let files = GraphWriter(program: source.program).files(for: source.graph).files
    let output = try await Self.compilerOutput(example, files.map(\.contents))
    if example.rule == nil {
      #expect(output == "", "\(files.map(\.contents).joined())")
    } else if !example.isStricter {
      #expect(output.contains("swift:") && output.contains("error:"), "\(files.map(\.contents).joined())")
    }
  }

  private static func compilerOutput(_ example: CompilerVerdictCase, _ generated: [String]) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handwire-verdict-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules")
    var arguments = [
      "swiftc", "-swift-version", "\(example.settings.languageMode)", "-module-name", "App", "-parse-as-library",
      "-I", modules.path, "-suppress-remarks", "-wmo", "-emit-sil", "-o", "/dev/null",
    ]
    for feature in example.settings.features { arguments += ["-enable-upcoming-feature", feature] }
    if example.settings.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    for (index, text) in ([example.source + "\nimport Handwire\n"] + generated).enumerated() {
      let file = folder.appending(path: "File\(index).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      arguments.append(file.path)
    }
    let lines = try await ToolRun.of(arguments).output.split(separator: "\n")
    return lines.filter { $0.contains("error:") || $0.contains("warning:") }.joined(separator: "\n")
  }
}
