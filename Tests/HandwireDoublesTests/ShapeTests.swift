import Foundation
import HandwireDoubles
import HandwireFacts
import HandwireTestSupport
import Testing

@Suite("Stubs of protocols of every shape")
struct ShapeTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    var name: String
    var settings: ModuleSettings
    var flags: [String]
    var testDescription: String { name }

    static let all = [
      Mode(name: "Swift 5", settings: ModuleSettings(languageMode: 5), flags: ["-swift-version", "5"]),
      Mode(name: "Swift 6", settings: ModuleSettings(), flags: ["-swift-version", "6"]),
      Mode(
        name: "Swift 6 on the main actor", settings: ModuleSettings(isMainActorByDefault: true),
        flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
    ]
  }

  @Test("compile without a warning, fail by name, and do and record what they are told", arguments: Mode.all)
  func behaviour(mode: Mode) async throws {
    let shapes = try WrittenShapes(settings: mode.settings)
    defer { shapes.remove() }
    #expect(shapes.findings == [])
    #expect(shapes.stubs.count >= 100)
    let program = shapes.scratch.appending(path: "shapes").path
    let compiled = try await shapes.compile(mode.flags, into: program)
    #expect(compiled.status == 0, "\(compiled.output)")
    guard compiled.status == 0 else { return }
    let run = try await ToolRun.of([program, shapes.scratch.appending(path: "failures.txt").path])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").dropLast() == [], "\(run.output)")
    #expect(run.output.contains("checked "))
  }

  @Test("are formatted as swift-format leaves them")
  func format() async throws {
    let shapes = try WrittenShapes(settings: ModuleSettings())
    defer { shapes.remove() }
    let configuration = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../.swift-format").standardizedFileURL.path
    let paths = shapes.files.map { shapes.scratch.appending(path: $0.fileName).path }
    let run = try await ToolRun.of(["swift", "format", "--configuration", configuration, "-i"] + paths)
    #expect(run.status == 0, "\(run.output)")
    for file in shapes.files {
      let formatted = try String(contentsOfFile: shapes.scratch.appending(path: file.fileName).path, encoding: .utf8)
      #expect(formatted == file.contents)
    }
  }
}
